import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Which database the tests run on: TEST_DATABASE is `sqlite` (default) or `mysql` (MariaDB too). */
export const onMysql = process.env['TEST_DATABASE'] === 'mysql';

const mysqlServer = (): string => process.env['TEST_MYSQL_URL'] || 'mysql://root@127.0.0.1:3306/';

export interface TestDatabase {
  /** DATABASE_URL of an empty database of this suite's own. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** TEST_MYSQL_REPLICA_URL: another node of the test server's cluster, for the second of two servers. */
const replicaNode = (): string | undefined => (onMysql ? process.env['TEST_MYSQL_REPLICA_URL'] : undefined);

/** Whether the second of two servers is on another node, where ids do not tell what came first. */
export const onTwoNodes = (): boolean => Boolean(replicaNode());

/** Where the second of two servers finds a database of the first's. */
export function seenByReplica(databaseUrl: string): string {
  const node = replicaNode();
  return node ? new URL(new URL(databaseUrl).pathname, node).href : databaseUrl;
}

/** Makes an empty database for one suite. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return onMysql ? createMysqlDatabase() : createSqliteDatabase();
}

function createSqliteDatabase(): TestDatabase {
  const directory = mkdtempSync(join(tmpdir(), 'laundry-test-'));
  return {
    url: `sqlite:${join(directory, 'laundry.sqlite')}`,
    drop: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function createMysqlDatabase(): Promise<TestDatabase> {
  const name = `laundry_test_${randomBytes(6).toString('hex')}`;
  // Without a collation: the migrations must not depend on the server's default.
  await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: new URL(name, mysqlServer()).href, drop: () => onServer(`DROP DATABASE ${name}`) };
}

async function onServer(sql: string): Promise<void> {
  const connection = await createConnection({ uri: mysqlServer() });
  try {
    await connection.query(sql);
  } finally {
    connection.destroy();
  }
}
