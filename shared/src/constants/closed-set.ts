/** The value of a closed set that a key names, as a number or as the text of a form; null for none. */
export const memberOf = <Member extends string | number>(
  set: readonly Member[],
  key: string | number | null | undefined,
): Member | null => set.find((member) => String(member) === String(key)) ?? null;
