import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { setTimeout as wait } from 'node:timers/promises';
import { mysqlDriver, sessionSettings } from './mysql/mysql-pool.js';
import { lockName, releaseLock, takeLock } from './named-lock.js';

/** How long to wait for another replica that is migrating, ms. */
const OTHER_REPLICA = 120_000;

/** Runs the pending migrations, once whatever the number of processes that start together. Answers their names. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return dataSource.options.type === 'better-sqlite3' ? migrateSqlite(dataSource) : migrateMysql(dataSource);
}

/** All in one transaction that holds the write lock from before the look at what is pending: all or nothing. */
async function migrateSqlite(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  // Foreign keys can only be switched outside a transaction; a table is changed by making it anew.
  await runner.beforeMigration();
  try {
    await runner.startTransaction();
    const names = await execute(dataSource, runner);
    const orphans = await runner.manager.query<unknown[]>('PRAGMA foreign_key_check');
    if (orphans.length > 0) throw new Error(`A migration left rows without their parent: ${JSON.stringify(orphans)}`);
    await runner.commitTransaction();
    return names;
  } finally {
    // The first error is what matters, and a ROLLBACK that fails would hide it.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.afterMigration();
    await runner.release();
  }
}

/** On a connection of its own, without the pool's statement time limit, under a named lock of the server. */
async function migrateMysql(dataSource: DataSource): Promise<string[]> {
  const { options } = dataSource;
  if (options.type !== 'mysql' && options.type !== 'mariadb') throw new Error(`No migrations for ${options.type}`);
  const own = new DataSource({
    ...options,
    poolSize: 1,
    enableQueryTimeout: false,
    driver: mysqlDriver(sessionSettings(options.type, false)),
  });
  await own.initialize();
  const runner = own.createQueryRunner();
  const lock = lockName('migrate', options.database);
  try {
    await acquireLock(runner, lock);
    await keyMetadataTable(runner);
    return await execute(own, runner);
  } finally {
    await releaseLock(runner, lock).finally(() => runner.release());
    await own.destroy();
  }
}

async function acquireLock(runner: QueryRunner, lock: string): Promise<void> {
  const giveUpAt = performance.now() + OTHER_REPLICA;
  while (!(await takeLock(runner, lock))) {
    if (performance.now() > giveUpAt)
      throw new Error('Another process has been migrating the database for two minutes.');
    await wait(200);
  }
}

/** TypeORM's table of generated columns has no primary key, which a cluster's nodes tell rows apart by. */
async function keyMetadataTable(runner: QueryRunner): Promise<void> {
  const names = ['type', 'database', 'schema', 'table', 'name'].map((name) => `\`${name}\` VARCHAR(255)`).join(', ');
  const key = 'id INT NOT NULL AUTO_INCREMENT PRIMARY KEY';
  await runner.query(`CREATE TABLE IF NOT EXISTS typeorm_metadata (${key}, ${names}, \`value\` TEXT)`);
  // One that an earlier version made.
  if (!(await runner.hasColumn('typeorm_metadata', 'id')))
    await runner.query(`ALTER TABLE typeorm_metadata ADD COLUMN ${key} FIRST`);
}

async function execute(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  const done = await executor.executePendingMigrations();
  return done.map((migration) => migration.name);
}
