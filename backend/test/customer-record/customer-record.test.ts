import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { analyze, fullScansOf } from '../harness/looks/query-plan.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

let app: RunningApp;
let admin: Caller;
let operator: User;
let user: User;
let other: User;

beforeAll(async () => {
  app = await startApp();
  operator = await buildAdmin(app, { name1: '管理', name2: '太郎' });
  admin = await app.as(operator);
  user = await buildCustomer(app, { available_request_count: 8 });
  other = await buildCustomer(app, { available_request_count: 30 });
});
afterAll(() => app.close());

const read = (what: string, query: object = {}, caller = admin, id = user.id) =>
  caller.get(`/admin/users/${id}/${what}`).query(query);

it('a customer’s record tells how the balance came about, the latest first, by whom', async () => {
  const request = await buildRequest(app, user, { count: 2 });
  await buildRequest(app, other, { count: 3 });
  await admin
    .post(`/admin/users/${user.id}/availableRequestCount`)
    .send({ available_request_count: 10, decreaseFlg: false })
    .expect(200);
  const answer = await read('ledger').expect(200);
  expect(answer.headers['content-range']).toBe('ledger 0-2/3');
  expect(answer.body).toMatchObject([
    { delta: 4, balance: 10, reason: 'operator' as const, wash_request_id: null, actor_name: '管理 太郎' },
    { delta: -2, balance: 6, reason: 'request', wash_request_id: request.id },
    { delta: 8, balance: 8, reason: 'grant', wash_request_id: null, actor_name: null },
  ]);
  const page = await read('ledger', { range: '[1,1]' }).expect(200);
  expect([page.headers['content-range'], page.body[0].balance]).toEqual(['ledger 1-1/3', 6]);
});

it('a customer’s record shows money through providers and by hand together', async () => {
  await app.database.inTransaction(() =>
    app.app
      .get(ManualPayments, { strict: false })
      .add({ userId: user.id, price: 900, month: '2026-11', pageId: 3, paymentMethodId: 2 }),
  );
  await app.database.manager.insert(Payment, {
    no: 'a'.repeat(32),
    user_id: user.id,
    page_id: 6,
    channel: 'card',
    is_recurring: true,
    keeps_card: false,
    amount: 12_000,
    state: 'declined',
    purpose: '{}',
    secret_hash: '',
    return_path: '',
    refund_needed: false,
    created_at: '2026-11-01 00:05:00',
    updated_at: '2026-11-01 00:05:00',
    released_at: '2026-11-01 00:05:30',
  });
  const { body } = await read('payments').expect(200);
  expect(body).toMatchObject([
    { source: 'manual', price: 900, page_id: 3, channel: null, payment_method_id: 2, state: null, status_id: 1 },
    { source: 'provider', price: 12_000, page_id: 6, channel: 'card', state: 'declined', status_id: null },
  ]);
  expect(body.map(({ is_refund }: { is_refund: boolean }) => is_refund)).toEqual([false, false]);
});

it('a customer’s record shows what was mailed and what became of it, never what it said', async () => {
  const mail = { template: 'password_reset', recipient: user.email, user_id: user.id, subject: '再設定', body: '秘密' };
  const more = { tries: 1, send_at: '2026-11-20 10:00:00', created_at: '2026-11-20 10:00:00' };
  await app.database.manager.insert(Mail, [
    { ...mail, ...more, state: 'sent', last_error: '', sent_at: '2026-11-20 10:00:10' },
    { ...mail, ...more, state: 'dead', last_error: 'no longer true' },
    { ...mail, ...more, state: 'dead', last_error: '550' },
  ]);
  const { body } = await read('mails', { range: '[0,2]' }).expect(200);
  expect(body.map(({ state }: { state: string }) => state)).toEqual(['failed', 'dropped', 'sent']);
  expect(Object.keys(body[0]).sort()).toEqual(
    ['created_at', 'id', 'recipient', 'sent_at', 'state', 'subject', 'template'].sort(),
  );
});

it('a customer’s record shows every operation of every month', async () => {
  await admin.post(`/admin/users/${user.id}/weight`).send({ weight: 3 }).expect(200);
  const { body } = await read('history').expect(200);
  expect(body.length).toBeGreaterThan(0);
  expect(new Set(body.map(({ user_id }: { user_id: number }) => user_id))).toEqual(new Set([user.id]));
});

it('a customer’s record keeps money from leaders, and everything from the others', async () => {
  const leader = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.leader }));
  await read('payments', {}, leader).expect(403);
  for (const what of ['ledger', 'mails', 'history']) await read(what, {}, leader).expect(200);
});

it.each(['ledger', 'payments', 'mails', 'history'])('%s: nobody who is not in the user list', async (what) => {
  await read(what, {}, admin, 999_999).expect(404);
  const staff = await buildStaff(app);
  await read(what, {}, admin, staff.id).expect(404);
  await read(what, { filter: '{"x":1}' }).expect(422);
  await read(what, { sort: '["id","ASC"]' }).expect(422);
});

it('a customer’s record reads one customer’s rows only', async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    user_id: other.id,
    delta: 0,
    reason: 'operator' as const,
    wash_request_id: null,
    actor_id: null,
    once_key: `filler:${n}`,
    created_at: '2026-11-01 00:00:00',
  }));
  for (let first = 0; first < rows.length; first += 500)
    await app.database.manager.insert(CountEntry, rows.slice(first, first + 500));
  await analyze(app, 'count_entries', 'users');
  const statements = await sentStatements(app, () => read('ledger').expect(200));
  const reads = statements.filter(({ sql }) => sql.includes('count_entries'));
  expect(reads.length).toBeGreaterThan(0);
  for (const each of reads) expect(await fullScansOf(app, each)).not.toContain('e');
});
