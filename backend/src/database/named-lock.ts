import type { DataSource } from 'typeorm';

/**
 * Does the work while no other process does work of that name on this database. False: another is at it. The lock is the
 * connection's, so nothing stale is left by whoever dies. A server on SQLite has its file to itself.
 */
export async function aloneOn(dataSource: DataSource, name: string, work: () => Promise<void>): Promise<boolean> {
  const { type, database } = dataSource.options;
  if (type === 'better-sqlite3') {
    await work();
    return true;
  }
  const runner = dataSource.createQueryRunner();
  const lock = `${name} ${String(database)}`.slice(0, 64);
  try {
    const [row] = await runner.manager.query<{ taken: number | null }[]>('SELECT GET_LOCK(?, 0) AS taken', [lock]);
    if (row?.taken !== 1) return false;
    await work().finally(() => runner.query('SELECT RELEASE_LOCK(?)', [lock]));
    return true;
  } finally {
    await runner.release();
  }
}
