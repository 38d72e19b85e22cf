/** What is true of the stored rows at any moment between two transactions. */
export interface Invariant {
  readonly name: string;
  /** Where the handbook promises it. */
  readonly rule: string;
  /** Selects what breaks it: nothing, while it holds. For both databases. */
  readonly sql: string;
  /** Of an invariant of single rows: the table, and what a row that breaks it is like. One look at a table is enough for all of its. */
  readonly ofRows?: { readonly table: string; readonly broken: string };
}

interface RowInvariant extends Pick<Invariant, 'name' | 'rule'> {
  readonly table: string;
  /** What is shown of a row. */
  readonly columns: string;
  readonly broken: string;
}

export const ofRows = ({ name, rule, table, columns, broken }: RowInvariant): Invariant => ({
  name,
  rule,
  sql: `SELECT ${columns} FROM ${table} WHERE ${broken}`,
  ofRows: { table, broken },
});
