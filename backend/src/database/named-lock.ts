import type { DataSource, QueryRunner } from 'typeorm';

/** Of work on one database of a server; at most 64 letters. */
export const lockName = (work: string, database: unknown): string => `${work} ${String(database)}`.slice(0, 64);

/** The lock is the connection's, so nothing stale is left by whoever dies. False: another has it. */
export async function takeLock(runner: QueryRunner, lock: string): Promise<boolean> {
  const [row] = await runner.manager.query<{ taken: number | null }[]>('SELECT GET_LOCK(?, 0) AS taken', [lock]);
  return row?.taken === 1;
}

export const releaseLock = (runner: QueryRunner, lock: string): Promise<unknown> =>
  runner.query('SELECT RELEASE_LOCK(?)', [lock]);

/**
 * Does the work while no other process does work of that name on this database. False: another is at it. A server on SQLite
 * has its file to itself.
 */
export async function aloneOn(dataSource: DataSource, name: string, work: () => Promise<void>): Promise<boolean> {
  const { type, database } = dataSource.options;
  if (type === 'better-sqlite3') {
    await work();
    return true;
  }
  const runner = dataSource.createQueryRunner();
  const lock = lockName(name, database);
  try {
    if (!(await takeLock(runner, lock))) return false;
    await work().finally(() => releaseLock(runner, lock));
    return true;
  } finally {
    await runner.release();
  }
}
