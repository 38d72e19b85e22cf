import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { addDays, at, dateOf, eachDay, weekday } from '@laundry/shared/time/jst';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { expectSound } from '../harness/looks/sound-database.js';
import { startServer } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/servers/test-database.js';
import { until } from '../harness/looks/until.js';

/** A hundred are those of `npm run chaos -- --kills 100`. */
const KILLS = 5;
const GRACE_MILLIS = 20_000;
const NOW = '2026-11-25 09:00:00';
const ACCOUNTS = ['monthly', 'customer09', 'customer17', 'customer20', 'customer24', 'customer28'];
const BALANCE = 100;

interface Slot {
  readonly account: number;
  readonly pickup: string;
  readonly delivery: string;
}

describe('a server that is killed in mid-write', () => {
  let base: TestDatabase;
  let dataDir: string;
  let url: string;
  let books: DataSource;

  beforeAll(async () => {
    base = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'laundry-kill-'));
  });

  afterAll(async () => {
    await books.destroy();
    await base.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`loses nothing that it acknowledged, ${KILLS} times, nor when it is told to end, and keeps every invariant`, async () => {
    const first = await start();
    const tokens = await Promise.all(ACCOUNTS.map(logIn));
    await kill(first);
    await raiseBalances();

    const slots = slotsOfAllAccounts();
    const acknowledged = new Map<number, Slot>();
    for (let round = 0; round <= KILLS; round += 1) {
      const server = await start();
      const writers = tokens.map((_, account) => writeUntilKilled(account));
      const enough = acknowledged.size + randomInt(1, 20);
      await until(() => acknowledged.size >= enough);
      // The last one is told to end, and ends by itself.
      await (round === KILLS ? endInTime(server) : kill(server));
      await Promise.all(writers);
    }
    await check(acknowledged);

    async function writeUntilKilled(account: number): Promise<void> {
      for (let slot = slots[account]?.shift(); slot !== undefined; slot = slots[account]?.shift()) {
        const answer = await post('/users/me/washRequests', bodyOf(slot), tokens[account]);
        // Killed, or ending.
        if (answer === null || answer.status === 503) return;
        if (answer.status === 201) acknowledged.set(Number(answer.body['id']), slot);
        // The demo has a request at that time already, or the bags are used up.
        else expect(['dup', 'wreq_count_lacking']).toContain(answer.body['reason']);
      }
    }
  }, 600_000);

  async function start(): Promise<ChildProcess> {
    const env = { DATA_DIR: dataDir, DATABASE_URL: base.url, APP_NOW: NOW, DEMO: '1' };
    const server = await startServer(env);
    url = server.url;
    return server.child;
  }

  async function kill(server: ChildProcess): Promise<void> {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  /** Sends SIGTERM; orchestrators kill who takes longer. */
  async function endInTime(server: ChildProcess): Promise<void> {
    const ended = once(server, 'exit', { signal: AbortSignal.timeout(GRACE_MILLIS) });
    server.kill('SIGTERM');
    // By itself: one that did not end in time ends by force, with a code.
    expect(await ended).toEqual([null, 'SIGTERM']);
  }

  async function logIn(account: string): Promise<string> {
    const answer = await post('/login', { email: `${account}@example.com`, password: 'demo1234' });
    return String(answer?.body['access_token']);
  }

  /** Null when the server was killed before it answered. */
  async function post(path: string, body: object, token?: string) {
    try {
      const response = await fetch(`${url}/api/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomBytes(8).toString('hex'),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return null;
    }
  }

  /** Enough bags for the whole test, entered in the books as a grant. */
  async function raiseBalances(): Promise<void> {
    books = await createDataSource({ url: base.url });
    for (const account of ACCOUNTS) {
      const email = `${account}@example.com`;
      const [user] = await books.query<{ id: number; available_request_count: number }[]>(
        'SELECT id, available_request_count FROM users WHERE email = ?',
        [email],
      );
      if (user === undefined) throw new Error(`the demo has no ${email}`);
      const delta = BALANCE - user.available_request_count;
      const entry = [user.id, delta, 'operator', NOW];
      await books.query('INSERT INTO count_entries (user_id, delta, reason, created_at) VALUES (?, ?, ?, ?)', entry);
      await books.query('UPDATE users SET available_request_count = ? WHERE id = ?', [BALANCE, user.id]);
    }
  }

  async function check(acknowledged: ReadonlyMap<number, Slot>): Promise<void> {
    const stored = await books.query<{ id: number; sched_pickup_dt: string }[]>(
      'SELECT id, sched_pickup_dt FROM wash_requests',
    );
    const pickups = new Map(stored.map((row) => [row.id, row.sched_pickup_dt]));
    const lost = [...acknowledged].filter(([id, slot]) => pickups.get(id) !== slot.pickup);
    expect(lost).toEqual([]);
    await expectSound(base.url);
    // The invariants know that the history says how a request was made, not that these were booked.
    const unbooked = await books.query<unknown[]>(
      `SELECT r.id FROM wash_requests r WHERE r.created_at >= ? AND NOT EXISTS
         (SELECT 1 FROM operation_histories h WHERE h.wreq_id = r.id AND h.operation_type = ?)`,
      [NOW, OPERATION.requestCreated],
    );
    expect(unbooked).toEqual([]);
  }
});

const bodyOf = ({ pickup, delivery }: Slot) => ({ sched_pickup_dt: pickup, sched_delivery_dt: delivery, count: 1 });

/** Every weekday half hour of the coming three weeks, a week for the washing. */
function slotsOfAllAccounts(): Slot[][] {
  const today = dateOf(NOW);
  const days = eachDay(addDays(today, 1), addDays(today, 20)).filter(
    (date) => weekday(date) >= 1 && weekday(date) <= 5,
  );
  const times = Array.from({ length: 24 }, (_, half) => `${10 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`);
  return ACCOUNTS.map((_, account) =>
    days.flatMap((day) =>
      times.map((time) => ({ account, pickup: at(day, time), delivery: at(addDays(day, 7), time) })),
    ),
  );
}
