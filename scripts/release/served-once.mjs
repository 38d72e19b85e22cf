// A server that is started, is ready, and is told to end; and the database that it is given.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../repository.mjs';
import { end, ended, say, start, StepFailed } from '../steps.mjs';
import { withMysql } from '../testing/mysql.mjs';

const LIMIT_MS = 180_000;

/** Starts the built server of a checkout, waits until it is ready, and ends it. */
export async function servedOnce(title, folder, env) {
  say(`${title} …`);
  const server = start(process.execPath, [join(folder, 'backend/dist/main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = performance.now() + LIMIT_MS;
  while (!(await isReady(env.PORT))) {
    if (server.exitCode !== null || performance.now() > deadline) throw new StepFailed(`${title}: it is not ready.`);
    await pause(200);
  }
  end(server);
  await ended(server);
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Calls `work` with the variable that names an empty database, none for the embedded one; it is gone afterwards. */
export async function inDatabase(kind, work) {
  if (kind === 'sqlite') return work({ DATABASE_URL: '' });
  if (kind !== 'mysql') throw new StepFailed(`No database is called ${kind}; there are mysql, sqlite.`);
  return withMysql(async (url) => {
    const mysql = createRequire(at('backend/package.json'))('mysql2/promise');
    const connection = await mysql.createConnection({ uri: url });
    const name = `laundry_release_${randomBytes(4).toString('hex')}`;
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    try {
      return await work({ DATABASE_URL: new URL(name, url).href });
    } finally {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
    }
  });
}
