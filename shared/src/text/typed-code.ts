/** Letters and digits of codes that people type: without those that are taken for one another, 0 O, 1 I L. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it is stored, however it was typed: without spaces and hyphens, capital, in narrow letters; empty: none. */
export const normalizeTypedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s‐-―−ー-]/gu, '')
    .toUpperCase();
