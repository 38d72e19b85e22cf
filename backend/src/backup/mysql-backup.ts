import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { MysqlUrl } from '../database/database-url.js';
import { dialectOf, sslOptions, type MysqlDialect } from '../database/mysql/mysql-server.js';
import { startClient } from './mysql-client.js';

const DUMP_OPTIONS = [
  ...['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces'],
  '--default-character-set=utf8mb4',
];

/** The database as it is at one moment, whoever writes meanwhile, and where the server's binary log stood then. */
export async function mysqlContent(url: MysqlUrl): Promise<{ content: Readable; whole: Promise<void> }> {
  const dialect = await dialectOf(url, 0);
  const { child, done } = startClient('dump', url, dialect, [
    ...DUMP_OPTIONS,
    ...(await positionOptions(url, dialect)),
  ]);
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
  const { child, done } = startClient('client', url, await dialectOf(url, 0), ['--default-character-set=utf8mb4']);
  child.stdout?.resume();
  if (child.stdin === null) throw new Error('no standard input');
  // A client that fails closes its input: what it said is what matters.
  await Promise.all([pipeline(content, child.stdin).catch(() => undefined), done]);
  await connected(url, async (connection) => {
    // TypeORM finds what it knows of generated columns by the database's name.
    await connection.query('UPDATE typeorm_metadata SET `schema` = ? WHERE `schema` IS NOT NULL', [url.database]);
  });
}

/** Tells where the binary log stood, where there is one. MySQL tells it only to who may also stop all writes for a moment. */
async function positionOptions(url: MysqlUrl, dialect: MysqlDialect): Promise<string[]> {
  return connected(url, async (connection) => {
    const [[server]] = await connection.query<RowDataPacket[]>('SELECT @@GLOBAL.log_bin AS isLogged');
    if (server?.['isLogged'] !== 1) return [];
    if (dialect === 'mariadb') return ['--master-data=2'];
    const [grants] = await connection.query<RowDataPacket[]>('SHOW GRANTS');
    const granted = grants.map((row) => String(Object.values(row)[0])).join('\n');
    const isAllowed = [/\b(RELOAD|FLUSH_TABLES)\b/, /\bREPLICATION CLIENT\b/].every((one) => one.test(granted));
    return isAllowed ? ['--source-data=2'] : [];
  });
}

const SHOW_STATUS = { mariadb: 'SHOW MASTER STATUS', mysql: 'SHOW BINARY LOG STATUS' } as const;

/** Where the server's binary log stands now, in words; null: it keeps none. */
export async function logStands(url: MysqlUrl): Promise<string | null> {
  const dialect = await dialectOf(url, 0);
  return connected(url, async (connection) => {
    const [[server]] = await connection.query<RowDataPacket[]>('SELECT @@GLOBAL.log_bin AS isLogged');
    if (server?.['isLogged'] !== 1) return null;
    const [[status]] = await connection.query<RowDataPacket[]>(SHOW_STATUS[dialect]).catch(() => [[]]);
    return status === undefined ? 'not told to this user' : `${status['File']}, position ${status['Position']}`;
  });
}

const HEAD = 16_384;
const POSITION =
  /^-- CHANGE [A-Z ]+ TO (?:MASTER|SOURCE)_LOG_FILE='([^']{1,500})', (?:MASTER|SOURCE)_LOG_POS=(\d{1,20});/m;

/** Where the binary log stood at the moment of a backup, of its beginning; null where it does not say. */
export async function positionIn(content: Readable): Promise<{ file: string; position: string } | null> {
  let head = '';
  for await (const chunk of content) {
    head += String(chunk);
    if (head.length > HEAD) break;
  }
  const [, file, position] = POSITION.exec(head) ?? [];
  return file === undefined || position === undefined ? null : { file, position };
}

async function tablesOf(connection: Connection, database: string): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [database],
  );
  return rows.map((row) => String(row['name']));
}

async function connected<T>(url: MysqlUrl, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { host, port, user, password, database, tls } = url;
  const connection = await createConnection({ host, port, user, password, database, ...sslOptions(tls) });
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}
