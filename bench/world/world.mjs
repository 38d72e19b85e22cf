// What a measurement has around it: databases and a folder of its own, servers and a load generator, gone when it ends.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { startLoad, startServer, stop } from './processes.mjs';
import { APP_NOW, SECRET } from './settings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const SERVER = join(here, '../../backend/dist/main.js');

/** Runs `work` in a world of its own on a MySQL/MariaDB server. */
export async function inWorld(mysqlUrl, work) {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-bench-'));
  const load = startLoad(join(here, 'load.mjs'));
  const [databases, running] = [[], []];
  const env = {
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
    APP_NOW,
    DEMO: '0',
    JOBS_ENABLED: 'off',
    NODE_ENV: 'development',
  };
  const started = async (child) => {
    running.push(await child);
    return running.at(-1);
  };
  const world = {
    folder,
    load,
    /** An empty database, and a connection to it. */
    async database() {
      const name = `laundry_bench_${randomBytes(4).toString('hex')}`;
      const db = await createConnection({ uri: mysqlUrl });
      databases.push({ name, db });
      await db.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
      await db.query(`USE ${name}`);
      return { db, url: new URL(name, mysqlUrl).href };
    },
    /** A server of the product on a port, ready. */
    server: (port, url, more = {}) =>
      started(
        startServer(SERVER, { ...env, PORT: String(port), DATABASE_URL: url, ...more }, (line) =>
          line.includes('ready'),
        ),
      ),
    /** The server that node:http and mysql2 alone make. */
    bare: (port, url) =>
      started(
        startServer(
          join(here, 'bare-server.mjs'),
          { ...env, PORT: String(port), DATABASE_URL: url },
          (line) => line === 'ready',
        ),
      ),
    /** A job, run once by a process of its own. */
    async job(name, url, more = {}) {
      const said = (line) => line.includes(`"job":"${name}"`);
      await stop(await startServer(SERVER, { ...env, DATABASE_URL: url, ...more }, said, ['job', name]));
    },
    stop,
  };
  try {
    return await work(world);
  } finally {
    for (const child of running) await stop(child);
    load.end();
    for (const { name, db } of databases) {
      await db.query(`DROP DATABASE ${name}`);
      await db.end();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stores what was measured beside the tests' reports. */
export function report(name, result) {
  const folder = join(here, '../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(result, null, 2));
}
