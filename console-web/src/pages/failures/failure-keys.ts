/** Under which name the answer about failures is kept. */
export const FAILURES = ['failures'] as const;
