import { Table, TableForeignKey, TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm';

type ColumnSpec = Omit<TableColumnOptions, 'name'>;

/** Column kinds of the migrations: the same words as `database/columns.ts`, spelled for both databases. */
export const column = {
  int: (): ColumnSpec => ({ type: 'int' }),
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

/** Creates a table with an `id` unless a primary column is among `columns`. */
export async function createTable(runner: QueryRunner, name: string, spec: TableSpec): Promise<void> {
  const hasKey = Object.values(spec.columns).some((each) => each.isPrimary === true);
  const specs: Record<string, ColumnSpec> = hasKey ? spec.columns : { id: identity(runner), ...spec.columns };
  const columns = Object.entries(specs).map(([columnName, each]) => ({
    name: columnName,
    ...each,
    type: isSqlite(runner) && each.type === 'int' ? 'integer' : each.type,
    ...(!isSqlite(runner) && each.type === 'boolean' ? { type: 'tinyint', length: '1' } : {}),
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
