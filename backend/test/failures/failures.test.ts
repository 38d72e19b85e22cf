import { JobRun } from '../../src/common/jobs/job-run.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Notification } from '../../src/modules/mail/notifications/notification.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let userId: number;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  userId = (await buildCustomer(app)).id;
});
beforeEach(async () => {
  await app.database.manager.deleteAll(Notification);
  await app.database.manager.deleteAll(Mail);
  await app.database.manager.deleteAll(JobRun);
  await app.database.manager.deleteAll(ProviderOrder);
});
afterAll(() => app.close());

async function mail(overrides: Partial<Mail> = {}): Promise<number> {
  const row = {
    template: 'request_received',
    recipient: 'somebody@example.com',
    user_id: userId,
    subject: 'ご依頼を受け付けました',
    body: '…',
    state: 'dead' as const,
    tries: 5,
    unanswered_tries: 0,
    send_at: '2026-11-25 03:00:00',
    useless_after: null,
    sent_at: null,
    last_error: '550 no such user',
    once_key: null,
    created_at: '2026-11-24 20:00:00',
    ...overrides,
  };
  const { identifiers } = await app.database.manager.insert(Mail, row);
  return Number(identifiers[0]?.['id']);
}

async function notification(overrides: Partial<Notification> = {}): Promise<void> {
  const row = {
    template: 'request_received',
    user_id: userId,
    channel: 'line' as const,
    target_id: 1,
    retry_key: '',
    body: '…',
    state: 'dead' as const,
    tries: 5,
    unanswered_tries: 0,
    send_at: '2026-11-25 03:00:00',
    useless_after: null,
    sent_at: null,
    last_error: '429 QUOTA',
    created_at: '2026-11-24 20:00:00',
    mail_id: await mail({ state: 'sent', sent_at: '2026-11-24 20:00:00', last_error: '' }),
    ...overrides,
  };
  await app.database.manager.insert(Notification, row);
}

async function order(changes: Partial<ProviderOrder> = {}): Promise<number> {
  const row: Omit<ProviderOrder, 'id'> = {
    user_id: userId,
    kind: 'fix_invoice',
    ref: 'ab12',
    on_date: '2026-11-24',
    state: 'failed',
    tries: 50,
    next_try_at: '2026-11-25 03:00:00',
    last_answer: 'Error: CE-0004',
    created_at: '2026-11-24 21:00:00',
    request_id: null,
    ...changes,
  };
  const { identifiers } = await app.database.manager.insert(ProviderOrder, row);
  return Number(identifiers[0]?.['id']);
}

const job = (slot: string, state: string, changes: Partial<JobRun> = {}) =>
  app.database.manager.insert(JobRun, {
    job: 'month-turn',
    slot,
    state,
    lease_until: slot,
    owner: 'a replica',
    started_at: slot,
    ended_at: slot,
    found: 0,
    done: 0,
    failed: 0,
    ...changes,
  });

it('counts the notifications that were given up by why they were, the latest reason first', async () => {
  await notification({ last_error: '400' });
  await notification({ send_at: '2026-11-25 04:00:00' });
  await notification({ send_at: '2026-11-25 05:00:00' });
  for (const last_error of ['no longer linked', 'switched off', 'too late']) await notification({ last_error });
  await notification({ send_at: '2026-11-10 05:00:00', last_error: '401' });
  await notification({ state: 'waiting', last_error: '500' });
  expect((await admin.get('/admin/failures').expect(200)).body).toMatchObject({
    mails: [],
    notifications: [
      { last_error: '429 QUOTA', count: 2, latest_at: '2026-11-25 05:00:00' },
      { last_error: '400', count: 1, latest_at: '2026-11-25 03:00:00' },
    ],
  });
});

it('shows the mails that were given up, not those that nobody needs any more', async () => {
  const failed = await mail();
  for (const last_error of ['too late', 'no longer true', 'the account has ended']) await mail({ last_error });
  await mail({ state: 'waiting' });
  await mail({ state: 'sent', last_error: '' });
  await mail({ send_at: '2026-11-17 23:59:59' });
  const { body } = await admin.get('/admin/failures').expect(200);
  expect(body.mails).toEqual([
    {
      id: failed,
      created_at: '2026-11-24 20:00:00',
      subject: 'ご依頼を受け付けました',
      user_id: userId,
      recipient: 'somebody@example.com',
      tries: 5,
      last_error: '550 no such user',
    },
  ]);
  const today = await admin.get('/admin/today').expect(200);
  expect(today.body).toMatchObject({ failed_mails: 1, failed_orders: 0, failed_jobs: 0 });
});

it('shows what a mail that was given up says, without the secrets of its links', async () => {
  const secret = 'aB3-'.repeat(8);
  const link = `https://example.com/visit/${secret}`;
  const failed = await mail({ body: `ご依頼を受け付けました。\n${link}\n` });
  const { body: text } = await admin.get(`/admin/failures/mails/${failed}`).expect(200);
  expect(text).toEqual({
    id: failed,
    subject: 'ご依頼を受け付けました',
    recipient: 'somebody@example.com',
    body: 'ご依頼を受け付けました。\nhttps://example.com/visit/…\n',
  });
  await admin.get(`/admin/failures/mails/${await mail({ state: 'sent', last_error: '' })}`).expect(404);
  await admin.get(`/admin/failures/mails/${await mail({ last_error: 'too late' })}`).expect(404);
  const leader = await app.as(await buildStaff(app));
  await leader.get(`/admin/failures/mails/${failed}`).expect(403);
});

it('shows the jobs that failed of late', async () => {
  await job('2026-11-25 00:05:00', 'failed');
  await job('2026-11-24 00:05:00', 'done');
  await job('2026-11-01 00:05:00', 'failed');
  const { body } = await admin.get('/admin/failures').expect(200);
  expect(body.jobs).toEqual([{ job: 'month-turn', slot: '2026-11-25 00:05:00' }]);
  expect((await admin.get('/admin/today').expect(200)).body.failed_jobs).toBe(1);
});

const times = (started_at: string, ended_at: string) => ({ started_at, ended_at });
const UNTIMED = { started_at: null, ended_at: null };
const TRIED = times('2026-11-25 08:00:00', '2026-11-25 08:00:05');

it.each<readonly [string, number, string, string, Partial<JobRun>, Partial<JobRun>]>([
  ['a later slot', 0, '2026-11-25 00:05:00', '2026-11-25 00:10:00', {}, {}],
  ['a later slot, before times were kept', 0, '2026-11-25 00:05:00', '2026-11-25 00:10:00', UNTIMED, UNTIMED],
  ['an earlier slot', 1, '2026-11-25 00:05:00', '2026-11-24 00:05:00', {}, {}],
  ['a later slot, begun before it failed', 1, '2026-11-25 00:05:00', '2026-11-25 00:10:00', TRIED, {}],
  ['a later slot of another job', 1, '2026-11-25 00:05:00', '2026-11-25 00:10:00', {}, { job: 'clean-up' }],
])('a job that failed, and was done in %s: %i are told', async (_, count, failedSlot, doneSlot, failed, done) => {
  await job(failedSlot, 'failed', failed);
  await job(doneSlot, 'done', done);
  expect((await admin.get('/admin/failures').expect(200)).body.jobs).toHaveLength(count);
  expect((await admin.get('/admin/today').expect(200)).body.failed_jobs).toBe(count);
});

it.each([
  [0, times('2026-11-25 08:01:00', '2026-11-25 08:01:05')],
  [1, times('2026-11-25 07:59:00', '2026-11-25 07:59:05')],
])('a run by hand that failed, beside a slot that was due before: %i are told', async (count, done) => {
  const started_by = (await buildStaff(app)).id;
  await job('2026-11-25 08:00:00', 'failed', { ...TRIED, started_by });
  await job('2026-11-25 00:05:00', 'done', done);
  expect((await admin.get('/admin/today').expect(200)).body.failed_jobs).toBe(count);
});

it('shows what a payment provider was told in vain, and tells it again: once', async () => {
  const id = await order();
  const waiting = await order({ state: 'waiting', tries: 3 });
  await order({ state: 'done', ref: 'cd34' });
  await order({ next_try_at: '2026-11-17 23:59:59' });
  const { body } = await admin.get('/admin/failures').expect(200);
  expect(body.orders).toEqual([
    {
      id,
      created_at: '2026-11-24 21:00:00',
      kind: 'fix_invoice',
      ref: 'ab12',
      user_id: userId,
      tries: 50,
      name1: '山田',
      name2: expect.any(String),
      company_name: null,
      last_answer: 'Error: CE-0004',
    },
  ]);
  expect((await admin.get('/admin/today').expect(200)).body.failed_orders).toBe(1);
  await admin.post(`/admin/failures/orders/${id}/retry`).expect(204);
  expect(await app.database.manager.findOneByOrFail(ProviderOrder, { id })).toMatchObject({
    state: 'waiting',
    tries: 0,
    next_try_at: expect.stringContaining('2026-11-25 09:') as unknown,
  });
  for (const each of [id, waiting]) {
    const again = await admin.post(`/admin/failures/orders/${each}/retry`).expect(409);
    expect(again.body.reason).toBe('stale');
  }
  await admin.post('/admin/failures/orders/999999/retry').expect(404);
});

it('sends a mail again that was given up: once', async () => {
  const id = await mail();
  await admin.post(`/admin/failures/mails/${id}/retry`).expect(204);
  expect(await app.database.manager.findOneByOrFail(Mail, { id })).toMatchObject({
    state: 'waiting',
    tries: 0,
    send_at: expect.stringContaining('2026-11-25 09:') as unknown,
    last_error: '',
  });
  const again = await admin.post(`/admin/failures/mails/${id}/retry`).expect(409);
  expect(again.body.reason).toBe('stale');
});

it.each([
  ['that nobody needs any more', { last_error: 'too late' }],
  ['whose text is no longer kept', { body: '' }],
  ['that was sent', { state: 'sent', last_error: '' }],
] as const)('does not send one %s', async (_, overrides) => {
  const id = await mail(overrides);
  await admin.post(`/admin/failures/mails/${id}/retry`).expect(409);
  expect(await app.database.manager.findOneByOrFail(Mail, { id })).toMatchObject(overrides);
});

it('does not send one again to somebody whose account has ended meanwhile', async () => {
  const { id: user_id } = await buildCustomer(app);
  const misleading = await mail({ user_id });
  const telling = await mail({ user_id, template: 'account_deleted' });
  const others = await mail();
  await admin.delete(`/admin/users/${user_id}`).expect(204);
  const { body } = await admin.get('/admin/failures').expect(200);
  expect(body.mails.map(({ id }: { id: number }) => id).sort()).toEqual([telling, others]);
  await admin.post(`/admin/failures/mails/${misleading}/retry`).expect(409);
});

it('knows no mail that is not there', async () => {
  await admin.post('/admin/failures/mails/999999/retry').expect(404);
});

it.each([
  ['a mail', /^UPDATE .mails./, () => mail(), 'mails'],
  ['an order', /^UPDATE .provider_orders./, () => order(), 'orders'],
] as const)('%s is sent again though the database makes way for another writer', async (_, statement, build, list) => {
  const id = await build();
  const { sent, result } = await refuseOnce(app, statement, 1, () => admin.post(`/admin/failures/${list}/${id}/retry`));
  expect([result.status, sent]).toEqual([204, 2]);
});
