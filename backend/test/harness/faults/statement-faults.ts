import type { Socket } from 'node:net';
import type { PoolConnection, QueryError } from 'mysql2';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import type { RunningApp } from '../servers/start-app.js';
import { onMysql } from '../servers/test-database.js';

/** What a database answers instead of doing what it was asked. */
export interface Fault {
  readonly name: string;
  readonly code: string;
  readonly errno?: number;
  /** At COMMIT: it was done all the same, and nobody hears of it. */
  readonly isDone?: true;
  /** The connection is good for nothing more. */
  readonly closes?: true;
}

export interface Trouble {
  /** How many statements come before it. */
  readonly place: number;
  readonly fault: Fault;
}

const MYSQL: readonly Fault[] = [
  { name: 'deadlock', code: 'ER_LOCK_DEADLOCK', errno: 1213 },
  { name: 'lock wait', code: 'ER_LOCK_WAIT_TIMEOUT', errno: 1205 },
  { name: 'record changed', code: 'ER_CHECKREAD', errno: 1020 },
  { name: 'connection lost', code: 'PROTOCOL_CONNECTION_LOST', closes: true },
  { name: 'node not ready', code: 'ER_UNKNOWN_COM_ERROR', errno: 1047, closes: true },
  { name: 'read-only', code: 'ER_OPTION_PREVENTS_STATEMENT', errno: 1290, closes: true },
  { name: 'read-only mode', code: 'ER_READ_ONLY_MODE', errno: 1836, closes: true },
];
const SQLITE: readonly Fault[] = [
  { name: 'busy', code: 'SQLITE_BUSY' },
  { name: 'full', code: 'SQLITE_FULL' },
  { name: 'disk failing', code: 'SQLITE_IOERR_WRITE' },
];

/** What may happen to any statement. */
export const FAULTS = onMysql ? MYSQL : SQLITE;
/** What may happen to COMMIT besides. */
const COMMIT_FAULTS: readonly Fault[] = onMysql
  ? [
      { name: 'error during commit', code: 'ER_ERROR_DURING_COMMIT', errno: 1180 },
      { name: 'answer of the commit lost', code: 'PROTOCOL_CONNECTION_LOST', isDone: true, closes: true },
    ]
  : [];

/** Every fault at every statement with FAULTS=all (and --testTimeout=1800000); else some of them at some. */
export const isWhole = process.env['FAULTS'] === 'all';

export const faultsOf = (sql: string): readonly Fault[] => (sql === 'COMMIT' ? [...FAULTS, ...COMMIT_FAULTS] : FAULTS);

/** All of them at COMMIT, one at each other statement, another one at the next. */
export const someAtEach = (statements: readonly string[]): Trouble[] =>
  statements.flatMap((sql, place) =>
    faultsOf(sql)
      .filter((_, index, all) => isWhole || sql === 'COMMIT' || index === place % all.length)
      .map((fault) => ({ place, fault })),
  );

/**
 * Lets a fault happen to the statement that follows `after` others, once; null: to none. Answers the statements that were
 * sent, what `work` answered, and whether the connection was kept that a fault came by.
 */
export async function withFault<T>(
  app: RunningApp,
  fault: { readonly happens: Fault; readonly after: number } | null,
  work: () => PromiseLike<T>,
): Promise<{ sent: readonly string[]; result: T; isKept: boolean }> {
  const { driver } = app.app.get(DataSource, { strict: false });
  const usual = driver.createQueryRunner;
  const sent: string[] = [];
  let met: PoolConnection | null = null;
  driver.createQueryRunner = (mode) => {
    const runner = usual.call(driver, mode);
    const query = runner.query.bind(runner);
    const failing = async (...args: Parameters<typeof query>): ReturnType<typeof query> => {
      const [sql] = args;
      const place = sent.push(sql) - 1;
      if (fault === null || place !== fault.after) return query(...args);
      if (!onMysql) throw new QueryFailedError(sql, [], errorOf(fault.happens));
      if (fault.happens.isDone) await query(...args);
      met = await answerOnce(runner, fault.happens);
      return query(...args);
    };
    // Below what the transaction puts over it, and takes away again.
    const below = Object.create(Object.getPrototypeOf(runner), { query: { value: failing, writable: true } });
    return Object.setPrototypeOf(runner, below);
  };
  try {
    const result = await work();
    return { result, sent, isKept: !isClosed(met) };
  } finally {
    driver.createQueryRunner = usual;
  }
}

const errorOf = ({ name, code, errno }: Fault): QueryError =>
  Object.assign(new Error(name), { code, fatal: false, ...(errno !== undefined && { errno }) });

/** The driver's next answer on a connection is the fault; nothing is sent. */
async function answerOnce(runner: QueryRunner, fault: Fault): Promise<PoolConnection> {
  const connection = (await runner.connect()) as PoolConnection;
  const { query, execute } = connection;
  const answer = (...args: unknown[]): void => {
    Object.assign(connection, { query, execute });
    const done = args.at(-1) as (error: QueryError) => void;
    setImmediate(() => done(errorOf(fault)));
  };
  return Object.assign(connection, { query: answer, execute: answer });
}

/** As the driver's types do not say, a connection has its socket. */
const isClosed = (connection: PoolConnection | null): boolean =>
  connection !== null && (connection as unknown as { readonly stream: Socket }).stream.writableEnded;
