import SqliteConnection, { type Statement } from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { parseDatabaseUrl } from '../../../src/database/database-url.js';
import { WITHOUT_EFFECT } from '../looks/fingerprint.js';
import type { RunningApp } from '../servers/start-app.js';

type Value = string | number | Buffer | null;
type Row = Readonly<Record<string, Value>>;
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** What became of the rows of some tables since they were kept; empty: nothing. */
export type Changes = Readonly<Record<string, { readonly gone: readonly string[]; readonly added: readonly Row[] }>>;

interface Written {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A way to the rows beside the server's: whatever fails there does not fail here. */
interface Side {
  /** The rows of all tables, in the order of their names. */
  readonly read: (tables: readonly string[]) => Promise<readonly (readonly Row[])[]>;
  /** In one transaction, whatever refers to what. */
  readonly write: (statements: readonly Written[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Table {
  readonly name: string;
  readonly keys: readonly string[];
  /** What the database derives, which nobody writes. */
  readonly derived: readonly string[];
}

/** Keeps the rows of a server's database, says what has become of them, and puts them back. */
export class RowKeeper {
  private constructor(
    private readonly side: Side,
    private readonly tables: readonly Table[],
  ) {}

  static async of(app: RunningApp): Promise<RowKeeper> {
    const url = parseDatabaseUrl(app.env['DATABASE_URL'] ?? '');
    const tables = app.app.get(DataSource, { strict: false }).entityMetadatas.map((each) => ({
      name: each.tableName,
      keys: each.primaryColumns.map(({ databaseName }) => databaseName),
      derived: each.columns.filter(({ asExpression }) => asExpression).map(({ databaseName }) => databaseName),
    }));
    // Nobody pulls the plug.
    if (url.kind === 'sqlite') await app.database.query('PRAGMA synchronous = OFF');
    return new RowKeeper(url.kind === 'sqlite' ? ofSqlite(url.file) : await ofMysql(url), tables);
  }

  async read(): Promise<Rows> {
    const names = this.tables.map(({ name }) => name);
    const rows = await this.side.read(names);
    return new Map(names.map((name, place) => [name, rows[place] ?? []]));
  }

  changes(kept: Rows, now: Rows): Changes {
    const changed = this.tables.flatMap(({ name }) => {
      if (BESIDE.includes(name)) return [];
      const { gone, added } = difference(kept, now, name);
      if (gone.length + added.length === 0) return [];
      const [seenGone, seenAdded] = [gone, added].map((rows) => rows.map(effects)) as [Row[], Row[]];
      const isSame = textOf(seenGone) === textOf(seenAdded);
      return isSame ? [] : [[name, { gone: seenGone.map(textOf), added: seenAdded }] as const];
    });
    return Object.fromEntries(changed);
  }

  async putBack(kept: Rows, found: Rows): Promise<void> {
    const statements = this.tables.flatMap(({ name, keys, derived }): Written[] => {
      const { gone, added } = difference(kept, found, name);
      return [
        ...added.map((row) => ({
          sql: `DELETE FROM ${name} WHERE ${keys.map((key) => `${key} = ?`).join(' AND ')}`,
          values: keys.map((key) => row[key] ?? null),
        })),
        ...gone.map((row) => {
          const names = Object.keys(row).filter((each) => !derived.includes(each));
          const places = names.map(() => '?').join(', ');
          return {
            sql: `INSERT INTO ${name} (${names.map((each) => `\`${each}\``).join(', ')}) VALUES (${places})`,
            values: names.map((each) => row[each] ?? null),
          };
        }),
      ];
    });
    if (statements.length > 0) await this.side.write(statements);
  }

  close(): Promise<void> {
    return this.side.close();
  }
}

/** Tries are counted whatever comes of them, and the sandbox is the provider's. */
const BESIDE = ['attempts', 'sandbox_payments'];
/** Nor is that a session was used. */
const UNSEEN = [...WITHOUT_EFFECT, 'last_used_at', 'device'];
const effects = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !UNSEEN.includes(name)));
/** To the minute: a call takes less. */
const textOf = (rows: Row | readonly Row[]): string =>
  JSON.stringify(rows).replaceAll(/(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d/g, '$1');

function difference(kept: Rows, now: Rows, table: string) {
  const [before, after] = [kept, now].map(
    (rows) => new Map((rows.get(table) ?? []).map((row) => [JSON.stringify(row), row])),
  ) as [Map<string, Row>, Map<string, Row>];
  return {
    gone: [...before].filter(([text]) => !after.has(text)).map(([, row]) => row),
    added: [...after].filter(([text]) => !before.has(text)).map(([, row]) => row),
  };
}

function ofSqlite(file: string): Side {
  const connection = new SqliteConnection(file);
  connection.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF');
  const selects = new Map<string, Statement>();
  const select = (table: string): Statement => {
    const statement = selects.get(table) ?? connection.prepare(`SELECT * FROM ${table} ORDER BY 1`);
    selects.set(table, statement);
    return statement;
  };
  return {
    read: async (tables) => tables.map((table) => select(table).all() as Row[]),
    write: async (statements) => {
      connection.exec('BEGIN');
      for (const { sql, values } of statements) connection.prepare(sql).run(...values);
      connection.exec('COMMIT');
    },
    close: async () => void connection.close(),
  };
}

async function ofMysql(url: { host: string; port: number; user: string; password: string; database: string }) {
  const { host, port, user, password, database } = url;
  const options = { host, port, user, password, database, charset: 'utf8mb4', multipleStatements: true };
  const connection = await createConnection({ ...options, dateStrings: true, decimalNumbers: true });
  await connection.query('SET SESSION foreign_key_checks = 0');
  const side: Side = {
    read: async (tables) =>
      (
        await connection.query(tables.map((table) => `SELECT * FROM ${table} ORDER BY 1`).join('; '))
      )[0] as unknown as Row[][],
    write: async (statements) => {
      const sql = statements.map((each) => connection.format(each.sql, [...each.values]));
      await connection.query(['BEGIN', ...sql, 'COMMIT'].join('; '));
    },
    close: () => connection.end(),
  };
  return side;
}

/** The columns of each table whose values differ between changes that mean the same: ids, secrets, times. */
export function columnsApart(one: Changes, other: Changes): ReadonlyMap<string, ReadonlySet<string>> {
  const valuesOf = (changes: Changes, table: string, name: string): string =>
    textOf(
      (changes[table]?.added ?? [])
        .map((row) => ({ value: row[name] ?? null }))
        .sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1)),
    );
  const apart = Object.entries(one).map(([table, { added }]) => {
    const names = Object.keys(added[0] ?? {});
    return [
      table,
      new Set(names.filter((name) => valuesOf(one, table, name) !== valuesOf(other, table, name))),
    ] as const;
  });
  return new Map(apart);
}

/** Rows as texts, in an order of their own. */
export type Seen = Readonly<Record<string, { readonly gone: readonly string[]; readonly added: readonly string[] }>>;

/** Changes as they can be compared: without those columns. */
export const asSeen = (changes: Changes, apart: ReadonlyMap<string, ReadonlySet<string>>): Seen =>
  Object.fromEntries(
    Object.entries(changes).map(([table, { gone, added }]) => {
      const rows = added.map((row) =>
        textOf(Object.fromEntries(Object.entries(row).filter(([name]) => !apart.get(table)?.has(name)))),
      );
      return [table, { gone: [...gone].sort(), added: rows.sort() }];
    }),
  );
