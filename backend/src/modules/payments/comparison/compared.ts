/** What came of holding a payment against its provider's books. `silent`: no answer that is believed. */
export type Compared = 'agreed' | 'differing' | 'silent' | 'not_asked';

/** How many payments came to what. */
export type Tally = Record<Compared, number>;
export const emptyTally = (): Tally => ({ agreed: 0, differing: 0, silent: 0, not_asked: 0 });
