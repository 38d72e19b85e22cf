import { Logger } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import type { SslOptions } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '../../common/transaction/database-errors.js';
import type { MysqlTls, MysqlUrl } from '../database-url.js';

export type MysqlDialect = 'mysql' | 'mariadb';

const ER_BAD_DB = 1049;

/**
 * Asks the server whether it is MySQL or MariaDB: TypeORM reads their schemas differently. Keeps trying for
 * `patienceMillis` while the server cannot be reached, so that containers may start in any order.
 */
export async function dialectOf(url: MysqlUrl, patienceMillis: number): Promise<MysqlDialect> {
  const giveUpAt = performance.now() + patienceMillis;
  const logger = new Logger('Database');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askVersion(url);
    } catch (error) {
      const where = `${url.host}:${url.port}`;
      if (isObject(error) && error['errno'] === ER_BAD_DB) {
        throw new Error(
          `There is no database "${url.database}" on ${where}. Make it first: ` +
            `CREATE DATABASE \`${url.database}\` CHARACTER SET utf8mb4`,
          { cause: error },
        );
      }
      if (!isUnavailable(error)) throw error;
      if (performance.now() > giveUpAt) throw new Error(`The database at ${where} does not answer.`, { cause: error });
      if (attempt === 1) logger.warn(`Waiting for the database at ${where} ...`);
      await wait(1_000);
    }
  }
}

async function askVersion(url: MysqlUrl): Promise<MysqlDialect> {
  const { host, port, user, password, database } = url;
  const address = { host, port, user, password, database, ...sslOptions(url.tls) };
  const connection = await createConnection({ ...address, connectTimeout: 3_000 });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return JSON.stringify(rows).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    connection.destroy();
  }
}

/** What the driver is told of TLS. */
export function sslOptions(tls: MysqlTls | null): { ssl?: SslOptions } {
  if (tls === null) return {};
  const { verify, caFile } = tls;
  const ca = caFile === null ? {} : { ca: readFileSync(caFile, 'utf8') };
  return { ssl: { minVersion: 'TLSv1.2', rejectUnauthorized: verify, verifyIdentity: verify, ...ca } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
