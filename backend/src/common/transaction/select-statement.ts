import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { ApplyValueTransformers } from 'typeorm/util/ApplyValueTransformers.js';

/** Values that some columns have to have; null is NULL. */
export type Equals<Row> = { readonly [Column in keyof Row]?: Row[Column] & (string | number | null) };

interface SelectStatement<Row> {
  readonly sql: string;
  readonly parameters: unknown[];
  readonly toRow: (stored: Record<string, unknown>) => Row;
}

/** Of an entity: how its rows are read, and its statements by what is compared. */
interface Reading {
  readonly columns: string;
  readonly toRow: (stored: Record<string, unknown>) => ObjectLiteral;
  readonly statements: Map<string, string>;
}

const readings = new WeakMap<EntityMetadata, Reading>();

/**
 * The SELECT of one row of an entity by equality. `find` makes the statement anew each time and looks at each value by its
 * column's options, which takes longer than the database; here a value is text, a number, true or false, as all columns' are.
 */
export function selectStatement<Row extends ObjectLiteral>(
  dataSource: DataSource,
  target: EntityTarget<Row>,
  where: Equals<Row>,
): SelectStatement<Row> {
  const metadata = dataSource.getMetadata(target);
  const reading = readings.get(metadata) ?? readingOf(dataSource, metadata);
  const compared = Object.entries<unknown>(where);
  const conditions = compared
    .map(([name, value]) => dataSource.driver.escape(name) + (value === null ? ' IS NULL' : ' = ?'))
    .join(' AND ');
  let sql = reading.statements.get(conditions);
  if (sql === undefined) {
    sql = `SELECT ${reading.columns} FROM ${dataSource.driver.escape(metadata.tableName)} WHERE ${conditions} LIMIT 1`;
    reading.statements.set(conditions, sql);
  }
  const parameters = compared.map(([, value]) => value).filter((value) => value !== null);
  return { sql, parameters, toRow: reading.toRow as SelectStatement<Row>['toRow'] };
}

function readingOf({ driver }: DataSource, metadata: EntityMetadata): Reading {
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  const changed = columns.flatMap((column) => {
    const change = changeOf(column);
    return change === null ? [] : [{ name: column.databaseName, change }];
  });
  const reading: Reading = {
    columns: columns.map(({ databaseName }) => driver.escape(databaseName)).join(', '),
    toRow: (stored) => {
      for (const { name, change } of changed) stored[name] = change(stored[name]);
      return stored;
    },
    statements: new Map(),
  };
  readings.set(metadata, reading);
  return reading;
}

/** What makes a value of what is stored, null where it is the same. */
function changeOf(column: ColumnMetadata): ((stored: unknown) => unknown) | null {
  const { transformer, type } = column;
  if (transformer !== undefined) return (stored): unknown => ApplyValueTransformers.transformFrom(transformer, stored);
  return type === 'boolean' ? (stored) => (stored === null ? null : Boolean(stored)) : null;
}
