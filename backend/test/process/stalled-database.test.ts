import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, PASSWORD } from '../harness/rows/build-people.js';
import { openDatabaseProxy, type DatabaseProxy } from '../harness/faults/database-proxy.js';
import { startPrivateDatabase, type PrivateDatabase } from '../harness/servers/private-database.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { createTestDatabase, onMysql, type TestDatabase } from '../harness/servers/test-database.js';

interface Trouble {
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

const CROWD = 60;
/** ms: a client waits no longer for an answer (SQLite shares its one thread with the clients here), nor afterwards for a good one. */
const ANSWERED_WITHIN = onMysql ? 8_000 : 15_000;
const NORMAL_WITHIN = 3_000;

let base: TestDatabase;
let own: PrivateDatabase | null = null;
let proxy: DatabaseProxy | null = null;
let app: RunningApp;
let people: { readonly token: string; readonly email: string }[];

beforeAll(async () => {
  // One that may be stopped, where there is a MariaDB to start.
  own = onMysql ? await startPrivateDatabase() : null;
  base = own ?? (await createTestDatabase());
  proxy = onMysql ? await openDatabaseProxy(base.url) : null;
  app = await startApp({ env: { DATABASE_URL: proxy?.url ?? base.url } });
  await buildArea(app);
  people = [];
  for (let n = 0; n < CROWD; n += 1) {
    const user = await buildCustomer(app);
    people.push({ token: await app.tokenOf(user), email: user.email });
  }
}, 60_000);
afterAll(async () => {
  await app.close();
  await proxy?.close();
  await base.drop();
});

const call = async (path: string, init: RequestInit, within: number) => {
  const answer = await fetch(`${app.url}${path}`, { ...init, signal: AbortSignal.timeout(within) });
  return { status: answer.status, type: answer.headers.get('content-type'), retry: answer.headers.get('retry-after') };
};
const json = { 'content-type': 'application/json' };
const me = (token: string, within: number) =>
  call('/api/v1/users/me', { headers: { authorization: `Bearer ${token}` } }, within);
const body = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00', count: 1 };

/** All at once: reads, writes and sign-ins of everybody, each by a session that nobody has looked at yet. */
const crowd = () =>
  Promise.all(
    people.map(({ token, email }, n) => {
      if (n % 3 === 0) return me(token, ANSWERED_WITHIN);
      const [path, sent] = n % 3 === 1 ? ['/users/me/washRequests', body] : ['/login', { email, password: PASSWORD }];
      const headers = { ...json, ...(n % 3 === 1 && { authorization: `Bearer ${token}` }) };
      return call(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(sent) }, ANSWERED_WITHIN);
    }),
  );

const away = { status: 503, type: 'application/problem+json; charset=utf-8', retry: expect.stringMatching(/^\d+$/) };

async function expectNormalSoon(): Promise<void> {
  const giveUpAt = performance.now() + NORMAL_WITHIN;
  let statuses: number[];
  do {
    const answers = await Promise.all(people.slice(0, 20).map(({ token }) => me(token, NORMAL_WITHIN)));
    statuses = answers.map(({ status }) => status);
  } while (statuses.some((status) => status !== 200) && performance.now() < giveUpAt);
  expect(statuses).toEqual(statuses.map(() => 200));
}

const troubles: [string, Trouble][] = onMysql
  ? [
      ['stands still', { begin: async () => proxy?.stall(), end: async () => proxy?.resume() }],
      [
        'is stopped',
        {
          begin: async () => (own === null ? proxy?.stall() : own.pause()),
          end: async () => (own === null ? proxy?.resume() : own.goOn()),
        },
      ],
      ['is gone', { begin: async () => proxy?.kill(), end: async () => proxy?.restart() }],
    ]
  : [['is held by another process', heldByAnother()]];

test.each(troubles)(
  'while the database %s everybody is told so in time, and soon after all is well',
  async (_, trouble) => {
    await trouble.begin();
    const live = call('/health/live', {}, ANSWERED_WITHIN);
    // Twice: the second crowd finds the pool's connections taken.
    const answers = [...(await crowd()), ...(await crowd())];
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(answers.length / 3);
    for (const answer of refused) expect(answer).toEqual(away);
    expect((await live).status).toBe(200);
    await trouble.end();
    await expectNormalSoon();
  },
  60_000,
);

/** A second process on the SQLite file that has begun to write. */
function heldByAnother(): Trouble {
  let holder: ChildProcess;
  const script = resolve(__dirname, '../harness/faults/sqlite-holder.mjs');
  return {
    begin: async () => {
      const file = base.url.slice('sqlite:'.length);
      holder = spawn(process.execPath, [script, file, 'BEGIN IMMEDIATE'], { stdio: ['pipe', 'pipe', 'inherit'] });
      if (holder.stdout !== null) await once(holder.stdout, 'data');
    },
    end: async () => {
      holder.stdin?.write('commit');
      await once(holder, 'exit');
    },
  };
}
