/** Under which name the answer about differing books is kept. */
export const DIFFERENCES = ['payment-differences'] as const;
