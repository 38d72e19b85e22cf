import { spawnSync } from 'node:child_process';
import SqliteConnection from 'better-sqlite3';
import { brokenInvariants } from '../../src/invariants/broken-invariants.js';
import { INVARIANTS } from '../../src/invariants/invariants.js';
import { PasswordHasher } from '../../src/common/crypto/password-hasher.js';
import { loadConfig } from '../../src/config/config.js';
import { fillDemo } from '../../src/database/seeds/fill-demo.js';
import { MAIN } from '../harness/servers/server-process.js';
import { createTestDatabase, onMysql } from '../harness/servers/test-database.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { BREAKS_OF_ACCOUNTS } from './breaks-of-accounts.js';
import { BREAKS_OF_CLAUSES } from './breaks-of-clauses.js';
import { BREAKS_OF_REQUESTS, KEPT_BY_A_KEY } from './breaks-of-requests.js';

const BREAKS = { ...BREAKS_OF_REQUESTS, ...BREAKS_OF_ACCOUNTS };
/** A process loads the whole server first: this is only when to give up. */
const COMMAND_MILLIS = 180_000;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await fillDemo(app.database, app.app.get(PasswordHasher), NOW, loadConfig(app.env));
});
afterAll(() => app.close());

class RolledBack extends Error {}

const brokenNames = async (): Promise<string[]> =>
  (await brokenInvariants((sql) => app.database.query(sql))).map(({ invariant }) => invariant.name);

/** The invariants that do not hold after a row was picked and changed; the change is taken back. */
async function brokenBy([pick = '', ...statements]: readonly string[]): Promise<string[]> {
  let broken: string[] = [];
  const work = app.database.inTransaction(async () => {
    const [row] = await app.database.query<{ id: unknown }>(pick);
    expect(row?.id).not.toBeNull();
    for (const sql of statements) await app.database.manager.query(sql, [row?.id]);
    broken = await brokenNames();
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return broken;
}

const command = (url = app.env['DATABASE_URL'] ?? '') =>
  spawnSync(process.execPath, [MAIN, 'check:invariants', url], {
    encoding: 'utf8',
  });

test('every invariant is broken by some row below', () => {
  const names = INVARIANTS.map(({ name }) => name);
  expect([...Object.keys(BREAKS), ...KEPT_BY_A_KEY].sort()).toEqual([...names].sort());
});

test('all of them hold on the demo', async () => {
  expect(await brokenNames()).toEqual([]);
});

test.each(Object.keys(BREAKS))('a row that breaks it is found: %s', async (name) => {
  expect(await brokenBy(BREAKS[name] ?? [])).toContain(name);
});

test.each(Object.entries(BREAKS_OF_CLAUSES))('another clause of it finds its row: %s', async (name, broken) => {
  expect(await brokenBy(broken)).toContain(name);
});

const OF_THREE = `SELECT a.id, b.id AS second, c.id AS third
    FROM count_entries a JOIN count_entries b ON b.user_id = a.user_id JOIN count_entries c ON c.user_id = b.user_id
   WHERE a.reason = 'request' AND b.reason = 'request' AND c.reason = 'request' AND b.wash_request_id > a.wash_request_id
     AND c.wash_request_id - b.wash_request_id = b.wash_request_id - a.wash_request_id LIMIT 1`;

test('three entries of requests that are wrong, and add up to what is right, are found', async () => {
  const wrong = (id: string, by: string) =>
    `UPDATE count_entries SET delta = delta ${by} WHERE id = (SELECT ${id} FROM (${OF_THREE}) t) AND ? IS NOT NULL`;
  const found = await brokenBy([OF_THREE, wrong('id', '- 1'), wrong('second', '+ 2'), wrong('third', '- 1')]);
  expect(found).toEqual(['a request has taken from the balance of its customer what it costs']);
});

test.each([
  ['there is no database', 'sqlite:/nowhere/laundry.sqlite'],
  ['nobody listens', 'mysql://root@127.0.0.1:1/laundry'],
])(
  'the command says that it could not look where %s',
  (_, url) => {
    const { status, stdout, stderr } = command(url);
    expect(stdout).toBe('');
    expect(stderr).not.toBe('');
    expect(status).toBe(2);
  },
  COMMAND_MILLIS,
);

test(
  'the command says that it could not look where there is no table',
  async () => {
    const empty = await createTestDatabase();
    if (!onMysql) new SqliteConnection(empty.url.replace('sqlite:', '')).close();
    const { status, stderr } = command(empty.url);
    await empty.drop();
    expect(stderr).toMatch(/no such table|doesn't exist/);
    expect(status).toBe(2);
  },
  COMMAND_MILLIS,
);

test(
  'the command looks beside a running server, and says in one line that all hold',
  () => {
    const { status, stdout } = command();
    expect(stdout).toMatch(/^\d+ invariants checked in [\d.]+ s: all hold\n$/);
    expect(status).toBe(0);
  },
  COMMAND_MILLIS,
);

test(
  'the command names what is broken, shows its rows, and fails',
  async () => {
    const change = (by: number) =>
      app.database.manager.query('UPDATE pickup_days SET used = used + ? WHERE id = 1', [by]);
    await change(1);
    const { status, stdout } = command();
    await change(-1);
    expect(stdout).toMatch(
      /^broken: a day has as many places taken as pickups \(docs\/handbook\/requests\.md#capacity\)\n {2}\{"day":/,
    );
    expect(stdout).toMatch(/: 1 broken\n$/);
    expect(status).toBe(1);
  },
  COMMAND_MILLIS,
);
