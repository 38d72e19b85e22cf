import type SqliteConnection from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import { refuseStrayStatement } from '../common/transaction/transaction-context.js';
import { DatabaseLog } from './database-log.js';
import { DatabaseWaits } from './database-waits.js';
import { parseDatabaseUrl, type MysqlUrl, type SqliteUrl } from './database-url.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';
import { closeBrokenConnections, mysqlDriver, sessionSettings } from './mysql/mysql-pool.js';
import { dialectOf, sslOptions } from './mysql/mysql-server.js';
import { gateSqlite } from './sqlite/sqlite-gate.js';
import { lowerLikeMysql } from './sqlite/sqlite-lower.js';
import { nameRowsHere } from './sqlite/sqlite-rows.js';
import { holdServerLock } from './sqlite/sqlite-server-lock.js';

/** Statements that a connection keeps prepared: the server has 16,382 for all connections of all replicas. */
const PREPARED_MOST = 100;

type ClassList = readonly (new (...args: never[]) => unknown)[];

export interface DatabaseSettings {
  /** `sqlite:/path/file`, `sqlite::memory:` or `mysql://user:pw@host:3306/database`. */
  readonly url: string;
  /** Connections to MySQL; SQLite has one. */
  readonly poolSize?: number;
  readonly logging?: boolean;
  /** True for a server: refuses to start when another one has the same SQLite file. Jobs and tools may share it. */
  readonly server?: boolean;
  /** How long a statement waits on SQLite for another's transaction, ms. */
  readonly gateTimeout?: number;
  /** How long to wait at start for a MySQL server that is not up yet, ms. */
  readonly patience?: number;
  readonly entities?: ClassList;
  readonly migrations?: ClassList;
}

/** Opens the database. The schema is migrated by {@link migrate}, never synchronised. Closed by `destroy()`. */
export async function createDataSource(settings: DatabaseSettings): Promise<DataSource> {
  const url = parseDatabaseUrl(settings.url);
  return url.kind === 'sqlite' ? openSqlite(url, settings) : openMysql(url, settings);
}

async function openSqlite(url: SqliteUrl, settings: DatabaseSettings): Promise<DataSource> {
  const inFile = url.file !== ':memory:';
  const waits = new DatabaseWaits();
  const dataSource = new GuardedDataSource({
    ...commonOptions(settings),
    type: 'better-sqlite3',
    database: url.file,
    statementCacheSize: 500,
    timeout: 5_000,
    enableWAL: inFile,
    prepareDatabase: (connection: SqliteConnection) => {
      lowerLikeMysql(connection);
      nameRowsHere(connection);
    },
  });
  dataSource.waits = waits;
  const lock = inFile && settings.server ? holdServerLock(url.file) : undefined;
  dataSource.onDestroy = () => lock?.release();
  try {
    gateSqlite(dataSource, settings.gateTimeout ?? 10_000, waits);
    await dataSource.initialize();
    await dataSource.query('PRAGMA synchronous = FULL');
    // From here on the gate waits for other processes, without blocking the event loop.
    await dataSource.query('PRAGMA busy_timeout = 20');
    return dataSource;
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openMysql(url: MysqlUrl, settings: DatabaseSettings): Promise<DataSource> {
  const dialect = await dialectOf(url, settings.patience ?? 30_000);
  const waits = new DatabaseWaits();
  const dataSource = new GuardedDataSource({
    ...commonOptions(settings),
    type: dialect,
    host: url.host,
    port: url.port,
    username: url.user,
    password: url.password,
    database: url.database,
    ...sslOptions(url.tls),
    driver: mysqlDriver(sessionSettings(dialect, true), waits),
    // A stack captured for every statement took 4 % of a writing server; TypeORM's error has the stack of its await.
    trace: false,
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: settings.poolSize ?? 10,
    connectTimeout: 3_000,
    extra: { queueLimit: 200, enableKeepAlive: true, decimalNumbers: true, maxPreparedStatements: PREPARED_MOST },
  });
  dataSource.waits = waits;
  closeBrokenConnections(dataSource);
  return dataSource.initialize();
}

function commonOptions(
  settings: DatabaseSettings,
): Pick<DataSourceOptions, 'entities' | 'migrations' | 'logging' | 'logger' | 'synchronize'> {
  return {
    entities: [...(settings.entities ?? ENTITIES)],
    migrations: [...(settings.migrations ?? MIGRATIONS)],
    // Which statements are written is the log's decision.
    logging: true,
    logger: new DatabaseLog(settings.logging ?? false),
    synchronize: false,
  };
}

/** Refuses statements that would silently run beside the open transaction, on both databases alike. */
export class GuardedDataSource extends DataSource {
  waits = new DatabaseWaits();
  onDestroy: () => void = () => undefined;

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    refuseStrayStatement();
    return super.createQueryRunner(mode);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.onDestroy();
  }
}
