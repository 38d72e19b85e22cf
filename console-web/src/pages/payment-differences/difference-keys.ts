/** Under which name the answer about differing books is stored. */
export const DIFFERENCES = ['payment-differences'] as const;
