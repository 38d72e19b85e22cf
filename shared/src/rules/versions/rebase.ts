/** What a writer sends when a row has changed since they began, and where they and somebody else wrote into one field. */
interface Rebased<Values> {
  readonly values: Values;
  readonly conflicts: readonly string[];
}

/** What a row held when a writer began, what they were shown of it last, and what it holds now. */
interface RowStates {
  readonly began: object;
  readonly seen: object;
  readonly current: object;
  /** The fields that they were told somebody else filled in: what they send of these is chosen. */
  readonly told?: readonly string[];
}

/** Brings a writer's values upon what a row holds now: what they left as it was is the other's. */
export function rebase<Values extends object>(
  values: Values,
  { began, seen, current, told = [] }: RowStates,
): Rebased<Values> {
  const [was, shown, now] = [began, seen, current].map((row) => new Map<string, unknown>(Object.entries(row)));
  const typed: object = values;
  const fields = Object.entries<unknown>({ ...typed }).map(([field, mine]) => {
    const theirs = now?.get(field);
    const isOwn = now?.has(field) !== true || told.includes(field) || !isSame(mine, was?.get(field));
    const isConflict = isOwn && now?.has(field) === true && !isSame(theirs, shown?.get(field)) && !isSame(theirs, mine);
    const value: unknown = isOwn ? mine : theirs;
    return { field, value, isConflict };
  });
  return {
    // A field holds the same kind of value in the row and in what is sent.
    values: Object.fromEntries(fields.map(({ field, value }) => [field, value])) as Values,
    conflicts: fields.filter(({ isConflict }) => isConflict).map(({ field }) => field),
  };
}

/** Whether a field holds the same: nothing and null are one. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
