// A MySQL or MariaDB for the tests: the one named, one that listens on the usual port, or a private one of our own.
import { createRequire } from 'node:module';
import { at } from '../repository.mjs';
import { say } from '../steps.mjs';
import { startPrivateServer } from './private-mysql.mjs';

const DATABASE = 'laundry_test';
const USUAL = `mysql://root@127.0.0.1:3306/${DATABASE}`;

/**
 * Calls `work` with the address of a database that tests may fill, drop and create anew: TEST_MYSQL_URL, else the server
 * on 127.0.0.1:3306 when root may enter without a password, else a server with its own temporary data and port.
 */
export async function withMysql(work) {
  if (process.env.TEST_MYSQL_URL) return work(process.env.TEST_MYSQL_URL);
  if (await accepts(USUAL)) {
    say('Using the database server on 127.0.0.1:3306.');
    return work(USUAL);
  }
  const server = await startPrivateServer((url) => accepts(url), DATABASE);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** True when the server at the address lets us in; the database is made when missing. */
async function accepts(url) {
  const { hostname: host, port, username: user, pathname } = new URL(url);
  const mysql = createRequire(at('backend/package.json'))('mysql2/promise');
  try {
    const connection = await mysql.createConnection({ host, port: Number(port), user, connectTimeout: 3000 });
    await connection.query(`CREATE DATABASE IF NOT EXISTS \`${pathname.slice(1)}\` CHARACTER SET utf8mb4`);
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
