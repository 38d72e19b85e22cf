/** Under which name the answer about failures is stored. */
export const FAILURES = ['failures'] as const;
