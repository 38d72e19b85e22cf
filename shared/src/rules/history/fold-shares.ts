/** Bags that one member of staff folded, as the history stores a split. */
export interface FoldShare {
  readonly id: number;
  readonly count: number;
}

/** A stored split; nothing where the text is of another shape. */
export const foldShares = (text: string): readonly FoldShare[] =>
  [...text.matchAll(/{"id":(\d+),"count":([\d.]+)}/g)].map(([, id, count]) => ({
    id: Number(id),
    count: Number(count),
  }));

/** `集配 花子 1.5・集配 次郎 0.5`. */
export const sharesText = (shares: readonly FoldShare[], nameOf: (id: number) => string): string =>
  shares.map(({ id, count }) => `${nameOf(id)} ${count}`).join('・');
