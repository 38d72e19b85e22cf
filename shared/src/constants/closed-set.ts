/** The value of a closed set that a key names, as a number or as the text of a form; null for none. */
export const memberOf = <Member extends string | number>(
  set: readonly Member[],
  key: string | number | null | undefined,
): Member | null => set.find((member) => String(member) === String(key)) ?? null;

/** The keys of a table whose keys are a closed set, in its order. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

/** The entries of a table whose keys are a closed set; what it does not have is left out. */
export const entriesOf = <Table extends object>(table: Table) =>
  Object.entries(table) as { [Key in keyof Table]-?: [Key, Exclude<Table[Key], undefined>] }[keyof Table][];
