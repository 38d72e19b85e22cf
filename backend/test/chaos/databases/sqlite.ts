import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import { mountSmallDisk } from '../../harness/faults/small-disk.js';
import type { Trouble } from '../trouble-kinds.js';
import { NO_DISK, type ChaosDatabase } from './chaos-database.js';

const MEGABYTES = 256;
const HOLDER = resolve(__dirname, '../../harness/faults/sqlite-holder.mjs');

/** The embedded database, on a small disk of its own. Its server's end is its own end. */
export function openSqlite(): ChaosDatabase {
  const disk = mountSmallDisk(MEGABYTES);
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'laundry-chaos-'));
  const file = join(folder, 'laundry.sqlite');
  const fillDisk: Trouble = async (pass) => {
    disk?.fill();
    await pass();
    disk?.free();
  };
  return {
    url: `sqlite:${file}`,
    ownUrl: `sqlite:${file}`,
    processes: 1,
    troubles: { 'database held': (pass) => held(file, pass), ...(disk !== null && { 'disk full': fillDisk }) },
    leftOut: disk === null ? [NO_DISK] : [],
    execute: async (sql) => {
      const connection = new SqliteConnection(file, { timeout: 5_000 });
      connection.exec(sql);
      connection.close();
    },
    drop: async () => (disk === null ? rmSync(folder, { recursive: true, force: true }) : disk.drop()),
  };
}

/** Another process has begun to write. */
async function held(file: string, pass: () => Promise<void>): Promise<void> {
  const holder = spawn(process.execPath, [HOLDER, file, 'BEGIN IMMEDIATE'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(holder, 'exit');
  // It ends without holding anything when the file stays busy.
  const isHeld = await Promise.race([once(holder.stdout, 'data').then(() => true), ended.then(() => false)]);
  await pass();
  if (isHeld) holder.stdin.write('commit');
  await ended;
}
