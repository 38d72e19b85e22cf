/** What the address of a request's page may ask for, behind its `#`. */
export const VISIT_ACTS = ['change', 'cancel', 'again'] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];
