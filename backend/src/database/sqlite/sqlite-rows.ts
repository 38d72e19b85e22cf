import type SqliteConnection from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';

type Row = Record<string, unknown>;

/**
 * Rows of a connection's statements come as bare values and get their names here: the driver's own objects, made value by
 * value in native code, were half of the time of a list.
 */
export function nameRowsHere(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql);
    return statement.reader ? named(statement) : statement;
  };
}

function named(statement: Statement): Statement {
  const all = statement.raw().all.bind(statement) as (...values: readonly unknown[]) => unknown[][];
  let names: readonly string[] = [];
  statement.all = (...values) => {
    const rows = all(...values);
    // Read again after a column was added: a statement lives longer than a table's form.
    if (rows[0] !== undefined && rows[0].length !== names.length) names = statement.columns().map(({ name }) => name);
    return rows.map((row) => rowOf(names, row));
  };
  return statement;
}

function rowOf(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  names.forEach((name, place) => (row[name] = values[place]));
  return row;
}
