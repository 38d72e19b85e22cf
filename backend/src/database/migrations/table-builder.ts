import { Table, TableColumn, TableForeignKey, TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm';

type ColumnSpec = Omit<TableColumnOptions, 'name'>;

/** Column kinds of the migrations: the same words as `database/columns.ts`, spelled for both databases. */
export const column = {
  int: (): ColumnSpec => ({ type: 'int' }),
  /** A number that every row has from the beginning. */
  count: (first: number): ColumnSpec => ({ type: 'int', default: first }),
  bool: (): ColumnSpec => ({ type: 'boolean' }),
  dateTime: (): ColumnSpec => ({ type: 'varchar', length: '19' }),
  date: (): ColumnSpec => ({ type: 'varchar', length: '10' }),
  time: (): ColumnSpec => ({ type: 'varchar', length: '5' }),
  char: (length: number): ColumnSpec => ({ type: 'varchar', length: String(length) }),
  text: (length: number): ColumnSpec => ({ type: 'varchar', length: String(length) }),
  longText: (): ColumnSpec => ({ type: 'text' }),
};

export const nullable = (spec: ColumnSpec): ColumnSpec => ({ ...spec, isNullable: true });
export const primary = (spec: ColumnSpec): ColumnSpec => ({ ...spec, isPrimary: true });

interface TableSpec {
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  /** Constraint name → column; every one refers to users.id unless it names another table. */
  readonly foreignKeys?: Readonly<Record<string, { column: string; table?: string }>>;
}

const isSqlite = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** A generated whole-number key; SQLite knows it under another type name. */
const identity = (runner: QueryRunner): ColumnSpec => ({
  type: isSqlite(runner) ? 'integer' : 'int',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

/** The types as each database reports them, so that the tables are found to be those of the entities. */
function spelled(runner: QueryRunner, spec: ColumnSpec): ColumnSpec {
  if (isSqlite(runner)) return spec.type === 'int' ? { ...spec, type: 'integer' } : spec;
  return spec.type === 'boolean' ? { ...spec, type: 'tinyint', length: '1' } : spec;
}

/** Adds a column, unless a process that died before it could record the migration has done so. */
export async function addColumn(runner: QueryRunner, table: string, name: string, spec: ColumnSpec): Promise<void> {
  if (await runner.hasColumn(table, name)) return;
  await runner.addColumn(table, new TableColumn({ name, ...spelled(runner, spec) }));
}

/**
 * Creates a table with an `id` unless a primary column is among `columns`. MySQL stores each statement at once: a table
 * that is there already was made, whole, by a run of this migration that was cut off, and stays.
 */
export async function createTable(runner: QueryRunner, name: string, spec: TableSpec): Promise<void> {
  if (!isSqlite(runner) && (await runner.hasTable(name))) return;
  const hasKey = Object.values(spec.columns).some((each) => each.isPrimary === true);
  const specs: Record<string, ColumnSpec> = hasKey ? spec.columns : { id: identity(runner), ...spec.columns };
  const columns = Object.entries(specs).map(([columnName, each]) => ({
    name: columnName,
    ...spelled(runner, each),
  }));
  const indices = [
    ...Object.entries(spec.unique ?? {}).map(
      ([n, c]) => new TableIndex({ name: n, columnNames: [...c], isUnique: true }),
    ),
    ...Object.entries(spec.indexes ?? {}).map(([n, c]) => new TableIndex({ name: n, columnNames: [...c] })),
  ];
  const foreignKeys = Object.entries(spec.foreignKeys ?? {}).map(
    ([n, { column: columnName, table = 'users' }]) =>
      new TableForeignKey({
        name: n,
        columnNames: [columnName],
        referencedTableName: table,
        referencedColumnNames: ['id'],
        // Said outright: left out, MariaDB reports RESTRICT, which means the same and looks like a difference.
        onDelete: 'NO ACTION',
        onUpdate: 'NO ACTION',
      }),
  );
  await runner.createTable(new Table({ name, columns, indices, foreignKeys }));
}

/** Creates an index that TypeORM's options cannot say, unless a run that was cut off has made it. */
export async function createIndex(
  runner: QueryRunner,
  name: string,
  table: string,
  columns: string,
  unique = false,
): Promise<void> {
  if (!isSqlite(runner) && (await hasIndex(runner, name, table))) return;
  await runner.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${name} ON ${table} (${columns})`);
}

/** Drops an index that another one stands in for, unless a run that was cut off has dropped it. */
export async function dropIndex(runner: QueryRunner, name: string, table: string): Promise<void> {
  if (isSqlite(runner)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  else if (await hasIndex(runner, name, table)) await runner.query(`DROP INDEX ${name} ON ${table}`);
}

async function hasIndex(runner: QueryRunner, name: string, table: string): Promise<boolean> {
  const sql =
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?';
  return (await runner.manager.query<unknown[]>(sql, [table, name])).length > 0;
}

/**
 * Adds columns to a table that has rows: they may be null, or have a default. By plain SQL: TypeORM would make the whole table anew on
 * SQLite, and lose the descending columns of its indexes.
 */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  columns: Readonly<Record<string, ColumnSpec>>,
): Promise<void> {
  for (const [name, { type, length, default: first }] of Object.entries(columns)) {
    if (await runner.hasColumn(table, name)) continue;
    const sqlType = isSqlite(runner) && type === 'int' ? 'integer' : type;
    const size = length === undefined ? '' : `(${length})`;
    const always = typeof first === 'number' ? ` NOT NULL DEFAULT ${first}` : '';
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${String(sqlType)}${size}${always}`);
  }
}

/**
 * Adds a column that the database derives from others of the row, by plain SQL as {@link addColumns} does; TypeORM
 * finds its expression in a table of its own.
 */
export async function addDerivedColumn(
  runner: QueryRunner,
  table: string,
  name: string,
  { type, asExpression }: { readonly type: string; readonly asExpression: string },
): Promise<void> {
  if (!(await runner.hasColumn(table, name)))
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type} AS (${asExpression}) VIRTUAL`);
  await forgetExpression(runner, table, name);
  const schema = isSqlite(runner) ? null : runner.connection.options.database;
  await runner.query('INSERT INTO typeorm_metadata (type, `schema`, `table`, name, `value`) VALUES (?, ?, ?, ?, ?)', [
    'GENERATED_COLUMN',
    schema,
    table,
    name,
    asExpression,
  ]);
}

/** Undoes {@link addDerivedColumn}. */
export async function dropDerivedColumn(runner: QueryRunner, table: string, name: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  await forgetExpression(runner, table, name);
}

const forgetExpression = (runner: QueryRunner, table: string, name: string) =>
  runner.query("DELETE FROM typeorm_metadata WHERE type = 'GENERATED_COLUMN' AND `table` = ? AND name = ?", [
    table,
    name,
  ]);

/** Undoes {@link addColumns} and the indexes made on them. */
export async function dropColumns(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  indexes: readonly string[],
): Promise<void> {
  for (const name of indexes) await runner.query(`DROP INDEX ${name}${isSqlite(runner) ? '' : ` ON ${table}`}`);
  for (const name of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
}

/** Gives a text column another length. On SQLite the table is made anew: indexes with descending columns do not survive. */
export async function resizeText(runner: QueryRunner, table: string, name: string, length: number): Promise<void> {
  // TypeORM would drop the column and add an empty one.
  if (!isSqlite(runner)) {
    await runner.query(`ALTER TABLE ${table} MODIFY ${name} varchar(${length}) NOT NULL`);
    return;
  }
  const column = (await runner.getTable(table))?.findColumnByName(name);
  if (column === undefined) throw new Error(`${table} has no column ${name}`);
  const resized = column.clone();
  resized.length = String(length);
  await runner.changeColumn(table, column, resized);
}
