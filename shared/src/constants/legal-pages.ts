/** Pages that a shop on the web has to publish: 特定商取引法に基づく表記, privacy, terms of use. */
export const LEGAL_PAGES = ['tokushoho', 'privacy', 'terms'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
