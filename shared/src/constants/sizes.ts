/** Bag sizes (handbook/plans-and-prices.md). 5 is the one-time size. */
export const SIZE = { S: 1, M: 2, L: 3, LL: 4, onetime: 5 } as const;
export type SizeKey = (typeof SIZE)[keyof typeof SIZE];

/** The size part of a plan id. */
export const SIZE_CODES = ['S', 'M', 'L', 'LL'] as const;
export type SizeCode = (typeof SIZE_CODES)[number];

/** `foldPoints`: the effort of folding one bag; `bagPrice`: a bag itself in yen, null where none is sold. */
export interface SizeFacts {
  readonly key: SizeKey;
  readonly code: SizeCode | null;
  readonly litres: number;
  readonly label: string;
  readonly foldPoints: number;
  readonly bagPrice: number | null;
}

export const SIZES: Readonly<Record<SizeKey, SizeFacts>> = {
  1: { key: 1, code: 'S', litres: 35, label: 'S（35L）', foldPoints: 1, bagPrice: 500 },
  2: { key: 2, code: 'M', litres: 80, label: 'M（80L）', foldPoints: 2, bagPrice: 2000 },
  3: { key: 3, code: 'L', litres: 140, label: 'L（140L）', foldPoints: 4, bagPrice: 2000 },
  4: { key: 4, code: 'LL', litres: 250, label: 'LL（250L）', foldPoints: 7, bagPrice: 4000 },
  5: { key: 5, code: null, litres: 45, label: '単発（45L）', foldPoints: 1.5, bagPrice: null },
};
