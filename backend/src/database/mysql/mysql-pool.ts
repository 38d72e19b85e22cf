import * as mysql2 from 'mysql2';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type DataSource,
  type ObjectLiteral,
  type ReplicationMode,
} from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { QueryResult } from 'typeorm/query-runner/QueryResult.js';
import { isConnectionLost, isDemoted } from '../../common/transaction/database-errors.js';
import { DatabaseWaits } from '../database-waits.js';
import type { MysqlDialect } from './mysql-server.js';

/** Seconds that the server works on one statement at most, and waits for one row lock. */
const STATEMENT_SECONDS = 5;
/** How long an answer is waited for, ms: longer than the server's own limit, shorter than a request's deadline. */
export const ANSWER_MILLIS = 6_000;

/** How long a connection of the pool is waited for, ms. */
const CONNECTION_MILLIS = 3_000;

const SQL_MODE = [
  'STRICT_ALL_TABLES',
  'NO_ZERO_DATE',
  'NO_ZERO_IN_DATE',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ENGINE_SUBSTITUTION',
].join();

/**
 * A cluster's node may still have to apply what another one stored, and acknowledged, before it was lost: a connection
 * to the new writer waits for that before its first statement. MySQL does so by itself (group_replication_consistency).
 */
export const WAIT_TO_BE_UP_TO_DATE = 'SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1';
const ER_UNKNOWN_SYSTEM_VARIABLE = 1193;
/** A MariaDB that was built without clusters has nothing to wait for. */
const isLackOfClusters = (sql: string, { errno }: mysql2.QueryError): boolean =>
  sql === WAIT_TO_BE_UP_TO_DATE && errno === ER_UNKNOWN_SYSTEM_VARIABLE;

/** What every connection of the pool is told first, whatever the server's own configuration says. */
export function sessionSettings(dialect: MysqlDialect, limited: boolean): string[] {
  const limit =
    dialect === 'mariadb'
      ? `max_statement_time = ${STATEMENT_SECONDS}`
      : `max_execution_time = ${STATEMENT_SECONDS * 1000}`;
  const settings = [`sql_mode = '${SQL_MODE}'`, `time_zone = '+00:00'`, 'innodb_lock_wait_timeout = 5'];
  return [
    // Every read sees what is committed: a decision is made by conditional updates, not by a snapshot.
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
    `SET SESSION ${[...settings, ...(limited ? [limit] : [])].join(', ')}`,
    ...(dialect === 'mariadb' ? [WAIT_TO_BE_UP_TO_DATE] : []),
  ];
}

/** mysql2 as TypeORM's driver, whose pools configure each new connection before its first statement. */
export function mysqlDriver(settings: readonly string[], waits = new DatabaseWaits()) {
  return {
    createPool(options: mysql2.PoolOptions): mysql2.Pool {
      const pool = mysql2.createPool(options);
      pool.on('connection', (connection) => {
        for (const sql of settings) {
          connection.query(sql, (error) => {
            if (error !== null && !isLackOfClusters(sql, error)) connection.destroy();
          });
        }
      });
      limitWaiting(pool, waits);
      return pool;
    },
  };
}

/** Every connection is in use: answered 503, as waiting longer would only make the crowd larger. */
class NoConnection extends Error {
  readonly code = 'POOL_TIMEOUT';

  constructor() {
    super(`No connection to the database was free for ${CONNECTION_MILLIS} ms`);
  }
}

/** mysql2 lets wait for ever. A connection that comes too late goes back at once. */
function limitWaiting(pool: mysql2.Pool, waits: DatabaseWaits): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (callback) => {
    let isWaiting = true;
    const over = waits.begin();
    const timer = setTimeout(() => {
      isWaiting = false;
      over();
      callback(new NoConnection(), undefined as never);
    }, CONNECTION_MILLIS);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (isWaiting) {
        over();
        callback(error, connection);
      } else if (error === null) connection.release();
    });
  };
}

/**
 * A connection whose answer never came, or whose ROLLBACK failed, must not go back to the pool: it may still hold
 * locks and half a transaction. Nor may one to a node that takes no writes any more: a new one is led to the node that does.
 * TypeORM puts them back; these runners close them.
 */
export function closeBrokenConnections(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode) => new CarefulRunner(driver, mode);
}

class CarefulRunner extends MysqlQueryRunner {
  /** Settles when all statements so far are answered. */
  private underWay: Promise<void> = Promise.resolve();

  /**
   * As TypeORM's, without what it makes for each statement and nobody here uses: a promise client of the connection, and
   * events for subscribers. A `prepared` statement is parsed once a connection. A connection works on one statement at a
   * time: the next is sent, and its time begins, when the one before is answered.
   */
  override async query(
    sql: string,
    parameters?: unknown[] | ObjectLiteral,
    structured = false,
    prepared = false,
  ): Promise<unknown> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const connection = (await this.connect()) as mysql2.PoolConnection;
    const values: unknown[] = Array.isArray(parameters) ? parameters : [];
    const before = this.underWay;
    let done = (): void => undefined;
    this.underWay = new Promise((resolve) => (done = resolve));
    try {
      await before;
      // Awaited and nothing else: an error's stack then leads to who asked.
      const answer = await this.send(connection, sql, values, prepared);
      return structured ? structuredResult(answer) : answer;
    } finally {
      done();
    }
  }

  private async send(
    connection: mysql2.PoolConnection,
    sql: string,
    values: unknown[],
    prepared: boolean,
  ): Promise<Answer> {
    const { logger } = this.dataSource;
    logger.logQuery(sql, values);
    const began = performance.now();
    try {
      return await run(connection, sql, values, prepared);
    } catch (error) {
      if (isConnectionLost(error) || isDemoted(error)) this.close();
      throw new QueryFailedError(sql, values, error as Error);
    } finally {
      const millis = performance.now() - began;
      if (millis > ANSWER_MILLIS) logger.logQuerySlow(Math.round(millis), sql, values);
    }
  }

  override async release(): Promise<void> {
    if (this.isTransactionActive) this.close();
    await super.release();
  }

  private close(): void {
    const connection = this.databaseConnection as mysql2.PoolConnection | undefined;
    connection?.destroy();
  }
}

/** The answer never came: of a statement, or of what prepares it. */
class NoAnswer extends Error {
  readonly code = 'PROTOCOL_SEQUENCE_TIMEOUT';
}

type Answer = mysql2.QueryResult;

function run(connection: mysql2.PoolConnection, sql: string, values: unknown[], prepared: boolean): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('The database did not answer in time')), ANSWER_MILLIS);
    const done = (error: Error | null, answer: Answer): void => {
      clearTimeout(timer);
      if (error === null) resolve(answer);
      else reject(error);
    };
    try {
      if (prepared) connection.execute(sql, values.map(bound), done);
      else connection.query(sql, values, done);
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  });
}

/** A prepared statement takes no undefined, which is NULL in a text. */
const bound = (value: unknown): mysql2.ExecuteValues => (value === undefined ? null : value) as mysql2.ExecuteValues;

function structuredResult(answer: Answer): QueryResult {
  const result = new QueryResult();
  result.raw = answer;
  if (Array.isArray(answer)) result.records = answer;
  else result.affected = answer.affectedRows;
  return result;
}
