import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import SqliteConnection from 'better-sqlite3';
import { lowerLikeMysql } from '../database/sqlite/sqlite-lower.js';
import { holdServerLock } from '../database/sqlite/sqlite-server-lock.js';

/** ms that the moment between two transactions of a server is waited for. */
const PATIENCE = 30_000;

/**
 * The database as it is at one moment, whoever writes meanwhile. It is copied beside the database first, in the same
 * folder: whoever can read the copy there can read the database.
 */
export function sqliteContent(file: string): { content: Readable; done: () => void } {
  const copy = `${file}.backup-${process.pid}`;
  const connection = new SqliteConnection(file, { timeout: PATIENCE, fileMustExist: true });
  const done = (): void => rmSync(copy, { force: true });
  const mask = process.umask(0o077);
  try {
    lowerLikeMysql(connection);
    connection.prepare('VACUUM INTO ?').run(copy);
    return { content: createReadStream(copy), done };
  } catch (error) {
    done();
    throw error;
  } finally {
    process.umask(mask);
    connection.close();
  }
}

/** A database that is being restored: beside the one in use until it is `inPlace`. */
export interface SqliteTarget {
  readonly url: string;
  readonly inPlace: () => void;
  readonly close: () => void;
}

/** Throws where a server runs, and where there is a database unless it may be replaced: then it is stored as `<file>.replaced`. */
export async function restoreSqlite(file: string, content: Readable, replace: boolean): Promise<SqliteTarget> {
  const lock = holdServerLock(file);
  const fresh = `${file}.restored`;
  try {
    if (existsSync(file) && !replace) throw new Error(`${file} is there already: --replace takes its place.`);
    removeDatabase(fresh);
    await pipeline(content, createWriteStream(fresh, { mode: 0o600, flush: true }));
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    url: `sqlite:${fresh}`,
    inPlace: () => {
      removeDatabase(`${file}.replaced`);
      for (const end of ENDS) if (existsSync(file + end)) renameSync(file + end, `${file}.replaced${end}`);
      renameSync(fresh, file);
    },
    close: () => lock.release(),
  };
}

/** What is not in the file itself yet is in the one beside it. */
const ENDS = ['', '-wal', '-shm'];

const removeDatabase = (file: string): void => ENDS.forEach((end) => rmSync(file + end, { force: true }));
