import { addDays, addHours, dateOf } from '@laundry/shared/time/jst';
import { usualHabit, type MadeRequest } from '@laundry/shared/rules/booking/usual-request';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { PasswordHasher } from '../../src/common/crypto/password-hasher.js';
import { loadConfig } from '../../src/config/config.js';
import { fillDemo } from '../../src/database/seeds/fill-demo.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const HOLIDAY = '2026-11-23 09:00:00';
/** An ordinary morning, a Sunday, a national holiday, the 1st of a month, the turn of the year, and a day that is over. */
const MOMENTS = [
  '2026-11-25 09:00:00',
  HOLIDAY,
  '2026-11-22 12:00:00',
  '2026-12-01 08:30:00',
  '2027-01-02 10:00:00',
  '2027-03-02 23:50:00',
];

const signedIn = async (server: RunningApp, account: string): Promise<Caller> => {
  const body = { email: `${account}@example.com`, password: 'demo1234' };
  const answer = await server.anonymous.post('/login').send(body).expect(200);
  return server.anonymous.set('authorization', `Bearer ${(answer.body as { access_token: string }).access_token}`);
};

const filled = async (now: string): Promise<RunningApp> => {
  const server = await startApp({ now });
  await fillDemo(server.database, server.app.get(PasswordHasher), now, loadConfig(server.env));
  return server;
};

it.each(MOMENTS)('the demo of %s keeps the laws of the books', async (now) => {
  const server = await filled(now);
  const { database } = server;
  try {
    const overdrawn = await database.query(
      `SELECT l.user_id, l.balance FROM (
         SELECT e.user_id, SUM(e.delta) OVER (PARTITION BY e.user_id ORDER BY e.id) AS balance FROM count_entries e) l
        WHERE l.balance < 0 OR l.balance > 100`,
    );
    expect(overdrawn).toEqual([]);
    const ahead = await database.query(
      `SELECT w.id FROM wash_requests w WHERE w.created_at > ? OR w.result_pickup_dt > ? OR w.result_delivery_dt > ?`,
      [now, now, now],
    );
    expect(ahead).toEqual([]);
  } finally {
    await server.close();
  }
});

it.each(MOMENTS)('a customer of the demo has a habit on %s, so that the usual is proposed', async (now) => {
  const server = await filled(now);
  try {
    const regular = await signedIn(server, 'customer12');
    const lists = await Promise.all(
      ['current', 'history'].map((state) => regular.get('/users/me/washRequests').query({ state }).expect(200)),
    );
    const made = lists.flatMap(({ body }) => body as MadeRequest[]);
    expect(usualHabit(made)).toMatchObject({ weekday: 4, time: '18:00', count: 1 });
  } finally {
    await server.close();
  }
});

it('the demo is at work on a national holiday too', async () => {
  const server = await filled(HOLIDAY);
  try {
    const admin = await signedIn(server, 'admin');
    const today = dateOf(HOLIDAY);
    const search = { from: `${today} 00:00:00`, to: `${today} 23:59:59` };
    const rows = (await admin.get('/admin/washRequest').query(search).expect(200)).body as unknown[];
    expect(rows.length).toBeGreaterThan(50);
  } finally {
    await server.close();
  }
});

describe('the demo of a Wednesday morning', () => {
  const now = MOMENTS[0] ?? '';
  const today = dateOf(now);
  let server: RunningApp;
  let admin: Caller;

  beforeAll(async () => {
    server = await filled(now);
    admin = await signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  const list = async (from: string, to: string): Promise<Record<string, unknown>[]> => {
    const search = { from: `${from} 00:00:00`, to: `${to} 23:59:59`, provisional: 1 };
    return (await admin.get('/admin/washRequest').query(search).expect(200)).body as Record<string, unknown>[];
  };

  it('has about sixty requests, at every stage, of every kind', async () => {
    const rows = await list(today, today);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.length).toBeLessThan(75);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const kind of ['is_onetime', 'is_bag_delivery']) expect(rows.filter((row) => row[kind])).not.toHaveLength(0);
    expect(rows.filter(({ request_type }) => request_type === '2')).not.toHaveLength(0);
    expect(rows.filter(({ staff_id }) => staff_id === null)).not.toHaveLength(0);
    expect(rows.filter(({ staff_id }) => staff_id !== null).length).toBeGreaterThan(30);
  });

  it('has late ones: missed, on hold, and not managed', async () => {
    const rows = await list(addDays(today, -5), addDays(today, -1));
    const late = rows.filter(({ status }) => status !== 3);
    expect(new Set(late.map(({ absence_status }) => absence_status))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('knows what comes: weekly requests of a month that has not begun', async () => {
    const rows = await list('2026-12-01', '2026-12-10');
    expect(rows.filter(({ is_provisional }) => is_provisional).length).toBeGreaterThan(2);
  });

  it('has something for every number of the top page', async () => {
    const { body } = await admin.get('/admin/today').expect(200);
    const view = body as Record<string, never> & { payments: { count: number }; stages: { count: number }[] };
    for (const number of ['late', 'unassigned', 'reviews', 'failed_mails', 'failed_orders', 'failed_jobs'])
      expect({ number, value: Number(view[number]) > 0 }).toEqual({ number, value: true });
    expect(view.payments.count).toBeGreaterThan(0);
    expect(view.stages.every(({ count }) => count > 0)).toBe(true);
  });

  it('has payments in every state but the passing one, one to give back, and some by hand in every state', async () => {
    const states = await server.database.query<{ state: string }>('SELECT DISTINCT state FROM payments');
    const lasting = Object.values(PAYMENT_STATE).filter((state) => state !== PAYMENT_STATE.created);
    expect(states.map(({ state }) => state).sort()).toEqual([...lasting].sort());
    const since = addHours(now, -24 * 100);
    const { body } = await admin.get('/payments/manualpayment').query({ from: since, to: now }).expect(200);
    const manual = body as { status_id: number; is_refund: boolean }[];
    expect(new Set(manual.map(({ status_id }) => status_id))).toEqual(new Set([1, 2, 3]));
    expect(manual.filter(({ is_refund }) => is_refund)).toHaveLength(1);
  });

  it('has thirty customers; the user lists show the administrator besides', async () => {
    const customers = await server.database.query('SELECT u.id FROM users u WHERE u.role = 900');
    expect(customers).toHaveLength(30);
    const lists = [false, true].map((onetime) => ({ filter: JSON.stringify({ onetime }), range: '[0,99]' }));
    const rows = await Promise.all(lists.map(async (query) => (await admin.get('/admin/users').query(query)).body));
    expect((rows as { role: number }[][]).flat().filter(({ role }) => role === 900)).toHaveLength(30);
  });

  it('leaves those who sign in by name as the README has them', async () => {
    const rows = await server.database.query(
      `SELECT u.email, u.status, u.plan_id, u.available_request_count AS bags,
              (SELECT COUNT(*) FROM wash_requests w WHERE w.user_id = u.id) > 0 AS has_requests
         FROM users u WHERE u.email IN (${[...'?????'].join()}) ORDER BY u.id`,
      ['monthly', 'company', 'onetime', 'stopped', 'review'].map((account) => `${account}@example.com`),
    );
    const row = (account: string, status: number, plan_id: string, bags: number, has_requests: number) => ({
      email: `${account}@example.com`,
      status,
      plan_id,
      bags,
      has_requests,
    });
    expect(rows).toEqual([
      row('monthly', 1, 't24_1', 16, 1),
      row('company', 1, 't40_2_L', 16, 1),
      row('onetime', 1, 'tx_1', 0, 0),
      row('stopped', 2, 't8_1', 5, 1),
      row('review', 3, 't20_2_M', 0, 0),
    ]);
  });
});

it('the demo is made once by two servers that start at the same time', async () => {
  const server = await startApp({ now: HOLIDAY });
  try {
    const fill = () => fillDemo(server.database, server.app.get(PasswordHasher), HOLIDAY, loadConfig(server.env));
    expect((await Promise.all([fill(), fill()])).sort()).toEqual([false, true]);
  } finally {
    await server.close();
  }
});
