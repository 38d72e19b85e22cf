import SqliteConnection from 'better-sqlite3';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { parseDatabaseUrl, type MysqlUrl } from './database-url.js';
import { sslOptions } from './mysql/mysql-server.js';

/** The rows of one SELECT. */
export type Select = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Runs `work` on a database that nothing can write to by it, as it is at one moment, beside whatever else goes on there. */
export async function readSnapshot<T>(databaseUrl: string, work: (select: Select) => Promise<T>): Promise<T> {
  const url = parseDatabaseUrl(databaseUrl);
  return url.kind === 'sqlite' ? ofSqlite(url.file, work) : ofMysql(url, work);
}

async function ofSqlite<T>(file: string, work: (select: Select) => Promise<T>): Promise<T> {
  const connection = new SqliteConnection(file, { readonly: true, fileMustExist: true });
  try {
    connection.exec('BEGIN');
    return await work((sql) => Promise.resolve(connection.prepare(sql).all()));
  } finally {
    connection.close();
  }
}

async function ofMysql<T>({ tls, ...address }: MysqlUrl, work: (select: Select) => Promise<T>): Promise<T> {
  const { host, port, user, password, database } = address;
  const options = { host, port, user, password, database, ...sslOptions(tls) };
  const connection = await createConnection({ ...options, charset: 'utf8mb4', decimalNumbers: true });
  try {
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return await work(async (sql) => (await connection.query<RowDataPacket[]>(sql))[0]);
  } finally {
    connection.destroy();
  }
}
