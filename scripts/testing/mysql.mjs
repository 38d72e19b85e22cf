// A MySQL or MariaDB for the tests: the one named, one that listens on the usual port, or a private one of our own.
import { createRequire } from 'node:module';
import { at } from '../repository.mjs';
import { say } from '../steps.mjs';
import { hasServerProgram, startPrivateServer } from './private-mysql.mjs';

const USUAL = 'mysql://root@127.0.0.1:3306/';

/**
 * Calls `work` with the address of a server where each suite makes and drops a database of its own: TEST_MYSQL_URL, else
 * the one on 127.0.0.1:3306 when root may enter without a password, else a server with its own temporary data and port.
 */
export async function withMysql(work) {
  if (process.env.TEST_MYSQL_URL) return work(process.env.TEST_MYSQL_URL);
  if (await accepts(USUAL)) {
    say('Using the database server on 127.0.0.1:3306.');
    return work(USUAL);
  }
  return withOwn(work);
}

/** The same for the tests: a server of our own comes first, which makes a database in a fifth of the time. */
export async function withQuickMysql(work) {
  return !process.env.TEST_MYSQL_URL && hasServerProgram() ? withOwn(work) : withMysql(work);
}

async function withOwn(work) {
  say('Starting a database server of our own.');
  const server = await startPrivateServer(accepts);
  try {
    return await work(server.url);
  } finally {
    await server.drop();
  }
}

/** True when the server at the address answers and lets us in. */
async function accepts(url) {
  const mysql = createRequire(at('backend/package.json'))('mysql2/promise');
  try {
    const connection = await mysql.createConnection({ uri: url, connectTimeout: 3000 });
    await connection.query('SELECT 1');
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
