/** The part of better-sqlite3 that this folder touches itself; the package ships no types of its own. */
declare module 'better-sqlite3' {
  export default class SqliteConnection {
    constructor(file: string, options?: { timeout?: number; readonly?: boolean; fileMustExist?: boolean });
    pragma(statement: string): unknown;
    exec(sql: string): this;
    prepare(sql: string): { all(): Record<string, unknown>[]; run(...values: readonly unknown[]): unknown };
    function(name: string, options: { deterministic: boolean }, implementation: (value: unknown) => unknown): this;
    close(): this;
  }
}
