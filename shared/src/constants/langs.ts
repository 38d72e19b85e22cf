/** Languages of the customer's screens and mails. The back office is Japanese. */
export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'ja';
