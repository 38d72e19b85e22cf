import { parseArgs } from 'node:util';
import { checkInvariants } from '../check-invariants.js';
import { Clock } from '../common/clock/clock.js';
import { Database } from '../common/transaction/database.js';
import type { Config } from '../config/config.js';
import { createDataSource } from '../database/data-source.js';
import { parseDatabaseUrl } from '../database/database-url.js';
import { migrate } from '../database/migrate.js';
import { endWhatWasOver, type Ended } from './after-restore.js';
import { openBackup, type StoredBackup } from './backup-file.js';
import { logStands, positionIn, restoreMysql } from './mysql-backup.js';
import { restoreSqlite } from './sqlite-backup.js';

const WRONG_CALL = 2;

/**
 * `restore FILE [--replace]`: brings a backup into an empty database, or in the place of the one there, while no server runs on it; then
 * checks the invariants. Answers the exit code.
 */
export async function restore(config: Config, argv: readonly string[], secret: Buffer | null): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    process.stderr.write('usage: restore FILE [--replace]\n');
    return WRONG_CALL;
  }
  const stored = await openBackup(file, secret);
  const ended = await bringBack(config, stored, values.replace);
  process.stdout.write(`Restored as of ${stored.header.made_at}.\n`);
  if (stored.header.database === 'mysql') {
    const log = await positionIn(stored.content());
    const where = log === null ? 'not in this backup' : `${log.file}, position ${log.position}`;
    process.stdout.write(`Where the binary log stood: ${where}.\n`);
  }
  process.stdout.write(`Ended: ${ended.sessions} sessions, ${ended.tokens} links. Held back: ${ended.mails} mails.\n`);
  return checkInvariants(config.databaseUrl);
}

async function bringBack(config: Config, { header, content }: StoredBackup, replace: boolean): Promise<Ended> {
  const url = parseDatabaseUrl(config.databaseUrl);
  if (url.kind !== header.database)
    throw new Error(`This is a backup of ${header.database}, and DATABASE_URL is of ${url.kind}.`);
  const now = new Clock(config.appNow).now();
  if (url.kind === 'mysql') {
    // Whoever read the log to its end would read that as well, and undo what was read before.
    const stands = await logStands(url);
    if (stands !== null) process.stdout.write(`In this server's own binary log the restore begins at: ${stands}.\n`);
    await restoreMysql(url, content(), replace);
    return settle(config.databaseUrl, now);
  }
  const target = await restoreSqlite(url.file, content(), replace);
  try {
    const ended = await settle(target.url, now);
    target.inPlace();
    return ended;
  } finally {
    target.close();
  }
}

/** Brings the schema to this version, and ends what the backup would revive: sessions, links, and mails that were sent since. */
async function settle(url: string, now: string): Promise<Ended> {
  const dataSource = await createDataSource({ url });
  try {
    await migrate(dataSource);
    return await endWhatWasOver(new Database(dataSource), now);
  } finally {
    await dataSource.destroy();
  }
}
