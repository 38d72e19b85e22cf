import type { DataSource } from 'typeorm';
import {
  ANSWER_MILLIS,
  closeBrokenConnections,
  mysqlDriver,
  sessionSettings,
  WAIT_TO_BE_UP_TO_DATE,
} from './mysql-pool.js';

const ANSWER_AFTER = ANSWER_MILLIS - 1_000;

interface Runner {
  query(sql: string, parameters?: unknown[], structured?: boolean, prepared?: boolean): Promise<unknown>;
}
type Done = (error: Error | null, answer: unknown) => void;

/** As mysql2's: it works on one statement after the other. */
class SlowConnection {
  readonly sent: string[] = [];
  isDestroyed = false;
  private free = Promise.resolve();

  query(sql: string, _values: unknown[], done: Done): void {
    this.sent.push(sql);
    this.free = this.free
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_AFTER)))
      .then(() => done(null, [{ sql }]));
  }

  execute(): void {
    throw new TypeError('Bind parameters must not contain function(s)');
  }

  destroy(): void {
    this.isDestroyed = true;
  }
}

let connection: SlowConnection;
let runner: Runner;
beforeEach(() => {
  jest.useFakeTimers();
  connection = new SlowConnection();
  const logger = { logQuery: () => undefined, logQuerySlow: () => undefined };
  const driver = { dataSource: { logger }, obtainMasterConnection: async () => connection };
  closeBrokenConnections({ driver } as unknown as DataSource);
  runner = (driver as unknown as { createQueryRunner: (mode: 'master') => Runner }).createQueryRunner('master');
});
afterEach(() => jest.useRealTimers());

test('of two statements asked for together each has the whole time', async () => {
  const both = Promise.all([runner.query('one'), runner.query('two')]);
  await jest.advanceTimersByTimeAsync(2 * ANSWER_AFTER);
  expect(await both).toEqual([[{ sql: 'one' }], [{ sql: 'two' }]]);
  expect(connection.isDestroyed).toBe(false);
});

test('an answer that does not come within the time closes the connection', async () => {
  connection.query = () => undefined;
  const failed = expect(runner.query('never')).rejects.toThrow('The database did not answer in time');
  await jest.advanceTimersByTimeAsync(ANSWER_MILLIS);
  await failed;
  expect(connection.isDestroyed).toBe(true);
});

test('a statement that cannot be sent leaves no timer, and the next one is sent', async () => {
  const failed = runner.query('wrong', [], false, true);
  await expect(failed).rejects.toThrow('Bind parameters');
  expect(jest.getTimerCount()).toBe(0);
  const next = runner.query('next');
  await jest.advanceTimersByTimeAsync(ANSWER_AFTER);
  expect(await next).toEqual([{ sql: 'next' }]);
});

describe('a new connection whose server refuses a setting', () => {
  /** Whether it is closed when the server answers `refused` so. */
  async function isClosed(refused: (sql: string) => boolean, errno: number): Promise<boolean> {
    const pool = mysqlDriver(sessionSettings('mariadb', true)).createPool({ port: 1 });
    const fresh = {
      isDestroyed: false,
      query: (sql: string, done: (error: object | null) => void) => done(refused(sql) ? { errno } : null),
      destroy: () => (fresh.isDestroyed = true),
    };
    pool.emit('connection', fresh);
    await new Promise((resolve) => pool.end(resolve));
    return fresh.isDestroyed;
  }
  const isWait = (sql: string) => sql === WAIT_TO_BE_UP_TO_DATE;

  test.each([
    ['is used, where it knows no clusters', isWait, 1193, false],
    ['is closed, where its node does not come to be up to date', isWait, 1205, true],
    ['is closed, where a limit is unknown', (sql: string) => sql.includes('max_statement_time'), 1193, true],
  ])('%s', async (_, refused, errno, closed) => {
    jest.useRealTimers();
    expect(await isClosed(refused, errno)).toBe(closed);
  });
});
