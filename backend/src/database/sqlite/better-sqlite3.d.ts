/** The part of better-sqlite3 that the server touches itself; the package ships no types of its own. */
declare module 'better-sqlite3' {
  export interface Statement {
    /** Whether it answers rows. */
    readonly reader: boolean;
    all(...values: readonly unknown[]): Record<string, unknown>[];
    run(...values: readonly unknown[]): unknown;
    /** From now on its rows are arrays of values. */
    raw(): { all(...values: readonly unknown[]): unknown };
    columns(): { readonly name: string }[];
  }
  export default class SqliteConnection {
    constructor(file: string, options?: { timeout?: number; readonly?: boolean; fileMustExist?: boolean });
    pragma(statement: string): unknown;
    exec(sql: string): this;
    prepare(sql: string): Statement;
    function(name: string, options: { deterministic: boolean }, implementation: (value: unknown) => unknown): this;
    close(): this;
  }
}
