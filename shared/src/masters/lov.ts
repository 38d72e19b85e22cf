/** One choice of a master list; the key is always a string (handbook/plans-and-prices.md#master-lists). */
export interface Lov {
  readonly key: string;
  readonly val: string;
}

/** A list from `key → label` pairs, in the order given. */
export const lovs = (...pairs: readonly (readonly [key: string | number, val: string])[]): readonly Lov[] =>
  pairs.map(([key, val]) => ({ key: String(key), val }));

/** The label of a key; empty when the list has none. */
export function labelOf(list: readonly Lov[], key: string | number | null | undefined): string {
  return list.find((lov) => lov.key === String(key))?.val ?? '';
}
