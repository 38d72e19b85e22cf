/** Whether a price is below the one that is chosen; not where either is unknown. */
export const isCheaper = (price: number | null, chosen: number | null): boolean =>
  price !== null && chosen !== null && price < chosen;
