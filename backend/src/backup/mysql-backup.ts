import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { MysqlUrl } from '../database/database-url.js';
import { sslOptions } from '../database/mysql-server.js';
import { startClient } from './mysql-client.js';

const DUMP_OPTIONS = [
  ...['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces'],
  '--default-character-set=utf8mb4',
];

/** The database as it is at one moment, whoever writes meanwhile. */
export function mysqlContent(url: MysqlUrl): { content: Readable; whole: Promise<void> } {
  const { child, done } = startClient('dump', url, DUMP_OPTIONS);
  if (child.stdout === null) throw new Error('no standard output');
  return { content: child.stdout, whole: done };
}

/** Throws where there are tables, unless they may be replaced: then they are dropped. What fails half-way is to be begun anew. */
export async function restoreMysql(url: MysqlUrl, content: Readable, replace: boolean): Promise<void> {
  await connected(url, async (connection) => {
    const tables = await tablesOf(connection, url.database);
    if (tables.length > 0 && !replace)
      throw new Error(`The database ${url.database} is not empty: --replace drops its ${tables.length} tables.`);
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const table of tables) await connection.query('DROP TABLE ??', [table]);
    // New tables of later migrations are to compare as those do that the dump brings (docs/decisions/007).
    await connection.query('ALTER DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', [url.database]);
  });
  const { child, done } = startClient('client', url, ['--default-character-set=utf8mb4']);
  child.stdout?.resume();
  if (child.stdin === null) throw new Error('no standard input');
  // A client that fails closes its input: what it said is what matters.
  await Promise.all([pipeline(content, child.stdin).catch(() => undefined), done]);
  await connected(url, async (connection) => {
    // TypeORM finds what it knows of generated columns by the database's name.
    await connection.query('UPDATE typeorm_metadata SET `schema` = ? WHERE `schema` IS NOT NULL', [url.database]);
  });
}

async function tablesOf(connection: Connection, database: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [database],
  );
  return rows.map((row) => String(row['name']));
}

async function connected(url: MysqlUrl, work: (connection: Connection) => Promise<void>): Promise<void> {
  const { host, port, user, password, database, tls } = url;
  const connection = await createConnection({ host, port, user, password, database, ...sslOptions(tls) });
  try {
    await work(connection);
  } finally {
    connection.destroy();
  }
}
