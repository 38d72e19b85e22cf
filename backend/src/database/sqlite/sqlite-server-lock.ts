import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteConnection from 'better-sqlite3';
import { isSqliteBusy } from '../../common/transaction/database-errors.js';

/** A second server on one SQLite file: its caches and gate would know nothing of the first one's. */
class AnotherServerRuns extends Error {
  constructor(file: string) {
    super(`Another server is running on ${file}. Stop it first, or give this one its own DATA_DIR or DATABASE_URL.`);
  }
}

/**
 * Holds the operating system's lock on `<file>.server-lock` until `release`, or until the process ends in whatever
 * way: nothing stale is left by kill -9. The lock is SQLite's own, on an empty database, as Node has none to offer.
 * Throws {@link AnotherServerRuns}. Jobs and tools do not take it: they share the file through WAL.
 */
export function holdServerLock(file: string): { release: () => void } {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new SqliteConnection(`${file}.server-lock`, { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isSqliteBusy(error)) throw new AnotherServerRuns(file);
    throw error;
  }
  return { release: () => void lock.close() };
}
