import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { ApplyValueTransformers } from 'typeorm/util/ApplyValueTransformers.js';

/** Well below the number of parameters that a database takes, and short enough not to hold the process up. */
const ROWS_PER_INSERT = 200;

/** A row to insert: a value, or the SQL that answers it. */
export type InsertRow<Row> = { readonly [Column in keyof Row]?: Row[Column] | (() => string) };

interface InsertStatement {
  readonly sql: string;
  readonly parameters: unknown[];
}

/**
 * The INSERT statements of some rows, all of the first one's columns, each made when it is asked for. The query builder
 * looks at every value of every row by the column's options, which takes ten times as long; here a value is text, a
 * number, null, or true and false, as all columns' are, or a function that answers SQL.
 */
export function* insertStatements<Row extends ObjectLiteral>(
  { driver }: DataSource,
  { columns, tableName }: EntityMetadata,
  rows: readonly InsertRow<Row>[],
): Generator<InsertStatement, void> {
  const [first, ...others] = rows;
  if (first === undefined) return;
  const filled = columns.filter((column) => {
    const { databaseName: name } = column;
    // A column that is empty in all of many rows is read faster by the database where nothing says so.
    const isLeftOut = others.length > 0 && isEmptyUnsaid(column) && rows.every((each) => each[name] === null);
    return Object.hasOwn(first, name) && !isLeftOut;
  });
  const names = filled.map(({ databaseName }) => databaseName);
  const head = `INSERT INTO ${driver.escape(tableName)} (${names.map((name) => driver.escape(name)).join(', ')}) VALUES `;
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const parameters: unknown[] = [];
    const values = rows.slice(start, start + ROWS_PER_INSERT).map((row) => {
      const places = filled.map((column) => {
        const value: unknown = row[column.databaseName];
        if (typeof value === 'function') return (value as () => string)();
        parameters.push(stored(column, value));
        return '?';
      });
      return `(${places.join(', ')})`;
    });
    yield { sql: head + values.join(', '), parameters };
  }
}

const isEmptyUnsaid = ({ isNullable, default: unsaid, transformer }: ColumnMetadata): boolean =>
  isNullable && unsaid === undefined && transformer === undefined;

function stored({ transformer }: ColumnMetadata, value: unknown): unknown {
  if (transformer !== undefined) return ApplyValueTransformers.transformTo(transformer, value);
  return typeof value === 'boolean' ? Number(value) : value;
}
