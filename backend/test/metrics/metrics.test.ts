import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JobSlots } from '../../src/common/jobs/job-slots.js';
import { loadConfig } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Outbox } from '../../src/modules/mail/outbox.js';
import { Notification } from '../../src/modules/mail/notifications/notification.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { buildCustomer } from '../harness/rows/build-people.js';
import { owe } from '../harness/calls/sandbox.js';
import { freePort } from '../../../scripts/free-port.mjs';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const METRICS_TOKEN = randomBytes(32).toString('hex');
const MONITORING = resolve(__dirname, '../../../docker/monitoring');

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    env: { METRICS_TOKEN },
    breaks: {
      'a one-time request that was paid is carried out, or its money goes back':
        'a payment is for a request that is not there',
    },
  });
});
afterAll(() => app.close());

const read = (url: string, token?: string) =>
  fetch(`${url}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
const text = async (): Promise<string> => (await read(app.url, METRICS_TOKEN)).text();
const samples = (exposition: string): string[] => exposition.split('\n').filter((line) => /^[a-z]/.test(line));

describe('who may read them', () => {
  test.each([
    ['nobody without the token', undefined, 401],
    ['nobody with another', METRICS_TOKEN.replace(/^./, 'x'), 401],
    ['who has the token', METRICS_TOKEN, 200],
  ])('%s', async (_, token, status) => {
    expect((await read(app.url, token)).status).toBe(status);
  });

  test('who has the token, however the scheme is written', async () => {
    const headers = { authorization: `bearer ${METRICS_TOKEN}` };
    expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(200);
  });

  test('they are nowhere unless the configuration says where', async () => {
    const silent = await startApp();
    try {
      expect((await read(silent.url, METRICS_TOKEN)).status).toBe(404);
    } finally {
      await silent.close();
    }
  });

  test('on a port of their own they are not on that of the service, and end with it', async () => {
    const port = await freePort();
    const apart = await createApp(
      loadConfig({ ...app.env, DATABASE_URL: 'sqlite::memory:', METRICS_TOKEN: '', METRICS_PORT: String(port) }),
      '.',
    );
    await apart.listen(0, '127.0.0.1');
    expect((await read(await apart.getUrl())).status).toBe(404);
    const answer = await read(`http://127.0.0.1:${port}`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('laundry_database_up 1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await apart.close();
    await expect(read(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  test('a port of their own that is taken ends the start, as the port of the service does', async () => {
    const { port } = new URL(app.url);
    const env = { ...app.env, DATABASE_URL: 'sqlite::memory:', METRICS_TOKEN: '', METRICS_PORT: port };
    await expect(createApp(loadConfig({ ...env, PORT: '0' }), '.')).rejects.toThrow('EADDRINUSE');
    expect(() => loadConfig({ ...env, PORT: port })).toThrow('METRICS_PORT must be another port than PORT');
  });
});

test('a call is counted by the pattern of its route, and nothing of its address is told', async () => {
  const canary = 'canary-7f3a';
  await fetch(`${app.url}/api/v1/getToken/${canary}?mail=${canary}@example.com`);
  await fetch(`${app.url}/${canary}`);
  const exposition = await text();
  expect(exposition).toMatch(/_count\{method="GET",route="\/api\/v1\/getToken\/:\w+",status="\d+"\} 1\n/);
  expect(exposition).not.toContain(canary);
});

describe('what is stored', () => {
  beforeAll(async () => {
    const user = await buildCustomer(app);
    const { manager } = app.database;
    await app.app.get(Outbox, { strict: false }).enqueue({ template: 'password_changed', to: user, data: {} });
    await manager.update(Mail, { user_id: user.id }, { created_at: '2026-11-25 08:50:00' });
    const { id: mail_id } = await manager.findOneByOrFail(Mail, { user_id: user.id });
    const told = {
      template: 'password_changed',
      user_id: user.id,
      channel: 'line' as const,
      mail_id,
      target_id: 1,
      retry_key: '',
      body: '{}',
      tries: 1,
      send_at: NOW,
      last_error: '429 QUOTA',
      created_at: NOW,
    };
    await manager.insert(Notification, [
      { ...told, state: 'waiting' },
      { ...told, state: 'dead' },
    ]);
    await owe(app, user, 1, NOW);
    await manager.update(
      Payment,
      { user_id: user.id },
      { state: PAYMENT_STATE.unknown, created_at: '2026-11-25 08:00:00' },
    );
    const order = {
      user_id: user.id,
      kind: 'cancel_code',
      ref: 'x',
      on_date: null,
      tries: 9,
      last_answer: 'no',
    } as const;
    await manager.insert(ProviderOrder, {
      ...order,
      state: 'failed',
      next_try_at: '2026-11-24 09:00:00',
      created_at: NOW,
    });
    const slots = app.app.get(JobSlots, { strict: false });
    const lease = await slots.claim('clean-up', '2026-11-24 03:30:00');
    if (typeof lease === 'string') throw new Error(lease);
    await slots.finish(lease, { found: 0, done: 0, failed: 0 });
    const failed = await slots.claim('auto-cancel', '2026-11-25 08:00:00');
    if (typeof failed === 'string') throw new Error(failed);
    await slots.fail(failed, { error: 'Error' });
    // By hand, and what it left was done by the clock's slot before it, which was tried again.
    const byHand = await slots.claimByHand('month-turn', user.id);
    if (byHand === null) throw new Error();
    await slots.fail(byHand, { error: 'Error' });
    const triedAgain = await slots.claim('month-turn', '2026-11-25 00:05:00');
    if (typeof triedAgain === 'string') throw new Error(triedAgain);
    await slots.finish(triedAgain, { found: 0, done: 0, failed: 0 });
    app.clock.set(NOW);
    await slots.claim('remind-pickup', '2026-11-25 08:55:00');
    // The figures of the tests before are good for some seconds.
    app = await (await app.stop())();
  });
  beforeEach(() => app.clock.set('2026-11-25 09:01:00'));

  test.each([
    ['laundry_outbox_mails', '', 1, 1],
    ['laundry_outbox_oldest_seconds', '', 660, 720],
    ['laundry_outbox_notifications', '', 1, 1],
    ['laundry_notifications_failed', '', 1, 1],
    ['laundry_payments_unknown', '', 1, 1],
    ['laundry_payments_unknown_oldest_seconds', '', 3_660, 3_720],
    ['laundry_provider_orders_failed', '', 1, 1],
    ['laundry_job_lag_seconds', '{job="clean-up"}', 19_860, 19_920],
    ['laundry_job_failing', '{job="auto-cancel"}', 1, 1],
    ['laundry_job_failing', '{job="month-turn"}', 0, 0],
    ['laundry_job_lease_overdue_seconds', '{job="remind-pickup"}', 20, 120],
  ])('%s%s', async (name, labels, least, most) => {
    const line = samples(await text()).find((each) => each.startsWith(`${name}${labels} `));
    const value = Number(line?.split(' ').at(-1));
    expect([name, value >= least && value <= most, value]).toEqual([name, true, value]);
  });
});

test('every metric that the dashboard and the alerts name is there, and every one of ours is on the dashboard', async () => {
  const told = new Set(samples(await text()).map((line) => line.split(/[ {]/)[0]));
  const named = (file: string) =>
    new Set(readFileSync(join(MONITORING, file), 'utf8').match(/\b(?:laundry|nodejs|process)_[a-z0-9_]+/g));
  const files = readdirSync(MONITORING).filter((file) => /^(alerts|dashboard)\./.test(file));
  expect(files).toEqual(['alerts.yaml', 'dashboard.json']);
  for (const file of files) expect([file, [...named(file)].filter((name) => !told.has(name))]).toEqual([file, []]);
  const shown = named('dashboard.json');
  const ours = [...told].filter((name) => name?.startsWith('laundry_') && !/_(sum|count|bucket)$/.test(name));
  expect(ours.filter((name) => name === undefined || !shown.has(name))).toEqual([]);
});
