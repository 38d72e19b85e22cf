import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Clock } from '../common/clock/clock.js';
import type { Config } from '../config/config.js';
import { parseDatabaseUrl } from '../database/database-url.js';
import { writeBackup } from './backup-file.js';
import { mysqlContent } from './mysql-backup.js';
import { sqliteContent } from './sqlite-backup.js';

const WRONG_CALL = 2;

/** `backup FILE`: writes the whole database into one file, beside running servers or without. Answers the exit code. */
export async function backup(config: Config, [name]: readonly string[], secret: Buffer | null): Promise<number> {
  if (name === undefined) {
    process.stderr.write('usage: backup FILE\n');
    return WRONG_CALL;
  }
  const file = resolve(name);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const url = parseDatabaseUrl(config.databaseUrl);
  const made_at = new Clock(config.appNow).now();
  if (url.kind === 'sqlite') {
    const { content, done } = sqliteContent(url.file);
    await writeBackup(file, { database: 'sqlite', made_at, content, whole: Promise.resolve() }, secret).finally(done);
  } else {
    await writeBackup(file, { database: 'mysql', made_at, ...(await mysqlContent(url)) }, secret);
  }
  const mebibytes = (statSync(file).size / 2 ** 20).toFixed(1);
  process.stdout.write(`${file}: ${mebibytes} MiB, ${secret === null ? 'not encrypted' : 'encrypted'}\n`);
  return 0;
}
