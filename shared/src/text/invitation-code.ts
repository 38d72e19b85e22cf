/** An invitation code as it is stored, however it was typed: without spaces and hyphens, capital, in narrow letters; empty: none. */
export const normalizeInvitationCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s‐-―−ー-]/gu, '')
    .toUpperCase();
