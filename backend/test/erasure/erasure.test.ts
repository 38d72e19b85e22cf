import { addDays, at } from '@laundry/shared/time/jst';
import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { Claim } from '../../src/modules/claims/claim.entity.js';
import { ErasePersonalDataJob } from '../../src/modules/erasure/erase-personal-data.job.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { deliveredRequest } from '../harness/rows/claims.js';
import { deliver } from '../harness/looks/delivered.js';
import { rowOf, startWithAreas } from '../harness/calls/own-requests.js';
import { analyze, fullScansOf } from '../harness/looks/query-plan.js';
import { runJob } from '../harness/calls/sandbox.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

let app: RunningApp;
let boss: User;
let admin: Caller;
beforeAll(async () => {
  app = await startWithAreas();
  boss = await buildAdmin(app);
  app.clock.set('2027-12-01 09:00:00');
  admin = await app.as(boss);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const erase = () => runJob(app, 'erase-personal-data');
const userOf = ({ id }: Pick<User, 'id'>) => app.database.manager.findOneByOrFail(User, { id });
const isErased = async (user: User) => (await userOf(user)).erased_at !== null;
const withdrawn = (overrides: Parameters<typeof buildCustomer>[1] = {}) =>
  buildCustomer(app, { status: USER_STATUS.withdrawn, withdrawal_dt: '2026-11-25 08:00:00', ...overrides });
/** In the night in which the last day of a period is over. */
const nightAfter = (days: number) => app.clock.set(at(addDays('2026-11-25', days + 1), '04:00'));
const afterAllPeriods = () => nightAfter(LIMITS.endedCustomerDays);

test('what a customer wrote and nobody answered is over with the erasure, and cannot be answered then', async () => {
  const user = await withdrawn();
  const { id: wash_request_id } = await deliveredRequest(app, user);
  const open = { open_request_id: wash_request_id, text: '襟に汚れ', answer: '', created_at: NOW };
  const { identifiers } = await app.database.manager.insert(Claim, { user_id: user.id, wash_request_id, ...open });
  const id = Number(identifiers[0]?.['id']);
  afterAllPeriods();
  await erase();
  const row = await app.database.manager.findOneByOrFail(Claim, { id });
  expect(row).toMatchObject({ text: '', open_request_id: null, answered_by: null });
  expect(row.answered_at).not.toBeNull();
  const waiting = JSON.stringify({ is_answered: false, user_id: user.id });
  expect((await admin.get('/admin/claims').query({ filter: waiting }).expect(200)).body).toEqual([]);
  await admin.put(`/admin/claims/${id}/answer`).send({ answer: '洗い直します' }).expect(409);
});

describe('an account keeps its data for its period, and not longer', () => {
  test.each([
    ['withdrawn', { status: USER_STATUS.withdrawn, withdrawal_dt: '2026-11-25 08:00:00' }, LIMITS.endedCustomerDays],
    ['deleted', { deleted_at: '2026-11-25 08:00:00', email_key: null }, LIMITS.endedCustomerDays],
    ['rejected', { status: USER_STATUS.rejected }, LIMITS.rejectedCustomerDays],
    ['never paid', { status: USER_STATUS.provisional }, LIMITS.abandonedRegistrationDays],
  ] as const)('%s', async (_what, overrides, days) => {
    const user = await buildCustomer(app, overrides);
    nightAfter(days - 1);
    await erase();
    expect(await isErased(user)).toBe(false);
    nightAfter(days);
    await erase();
    expect(await userOf(user)).toMatchObject({ name1: ERASED_NAME, email: '', email_key: null, phone_number: '' });
    expect((await userOf(user)).deleted_at).not.toBeNull();
  });

  test('an active customer keeps it for ever, and so does who works here', async () => {
    const users = [await buildCustomer(app), await buildAdmin(app, { deleted_at: NOW, email_key: null })];
    app.clock.set('2036-11-25 04:00:00');
    await erase();
    expect(await Promise.all(users.map(isErased))).toEqual([false, false]);
  });
});

describe('what is open holds the erasure, and the console says what', () => {
  const pending = (user: User, changes: Partial<Payment>) => {
    const no = String(user.id).padStart(32, '0');
    return app.database.manager.insert(Payment, {
      no,
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
      created_at: NOW,
      updated_at: NOW,
      ...changes,
    });
  };
  const order = (user: User) =>
    ({ user_id: user.id, kind: 'stop_card', ref: 'c', tries: 50, last_answer: '' }) as const;
  const mail = (user: User) => ({ user_id: user.id, template: 'withdrawn', recipient: 'a@b.jp', subject: 's' });

  test.each<[string, (user: User) => Promise<unknown>, (user: User) => Promise<unknown>]>([
    [
      'laundry',
      (user) =>
        buildRequest(app, user, { status: PROGRESS.pickedUp, result_pickup_dt: NOW, result_pickup_by: user.id }),
      ({ id }) =>
        app.database.manager.update(
          WashRequest,
          { user_id: id },
          {
            status: PROGRESS.delivered,
            result_wash_dt: NOW,
            result_fold_dt: NOW,
            result_delivery_dt: NOW,
            result_wash_by: id,
            result_fold_by: id,
            result_delivery_by: id,
            sched_dt: '2026-11-30 13:00:00',
          },
        ),
    ],
    [
      'payment',
      (user) => pending(user, { state: 'unknown' }),
      ({ id }) =>
        app.database.manager.update(Payment, { user_id: id }, { state: 'declined', released_at: NOW, page_id: 3 }),
    ],
    [
      'charge',
      (user) => pending(user, { released_at: NOW }),
      ({ id }) => app.database.manager.update(Payment, { user_id: id }, { page_id: 3 }),
    ],
    [
      'invoice',
      ({ id: userId }) =>
        app.database.inTransaction(() =>
          app.app
            .get(ManualPayments, { strict: false })
            .add({ userId, price: 900, month: '2026-11', pageId: 3, paymentMethodId: 2 }),
        ),
      async ({ id }) => {
        const { body } = await admin.get(`/admin/users/${id}/payments`).expect(200);
        await app.database.query('UPDATE manual_payments SET status_id = 2 WHERE id = ?', [body[0].id]);
      },
    ],
    [
      'order',
      (user) =>
        app.database.manager.insert(ProviderOrder, {
          ...order(user),
          state: 'failed',
          next_try_at: NOW,
          created_at: NOW,
        }),
      ({ id }) => app.database.manager.update(ProviderOrder, { user_id: id }, { state: 'done' }),
    ],
    [
      'mail',
      (user) =>
        app.database.manager.insert(Mail, {
          ...mail(user),
          body: 'b',
          state: 'waiting',
          tries: 0,
          send_at: NOW,
          last_error: '',
          created_at: NOW,
        }),
      () => deliver(app),
    ],
  ])('%s, until it has ended', async (matter, open, close) => {
    const user = await withdrawn();
    await open(user);
    afterAllPeriods();
    await erase();
    expect(await isErased(user)).toBe(false);
    const held = async () => {
      app.clock.set('2027-12-01 09:00:00');
      return (await admin.get('/admin/erasure').expect(200)).body.held as { id: number; open: string[] }[];
    };
    expect((await held()).find(({ id }) => id === user.id)).toMatchObject({ kind: 1, open: [matter] });
    await close(user);
    await erase();
    expect([await isErased(user), (await held()).some(({ id }) => id === user.id)]).toEqual([true, false]);
  });
});

test('the console says how many wait, and until when', async () => {
  await withdrawn({ withdrawal_dt: '2020-01-01 12:00:00' });
  app.clock.set('2027-12-01 09:00:00');
  const { body } = await admin.get('/admin/erasure').expect(200);
  expect(body.kinds.map(({ kind }: { kind: number }) => kind)).toEqual([1, 2, 3, 4]);
  expect(body.kinds[0]).toMatchObject({ accounts: 1, next_on: addDays('2020-01-01', LIMITS.endedCustomerDays + 1) });
  await erase();
  const after = (await admin.get('/admin/erasure').expect(200)).body.kinds[0];
  expect(after).toEqual({ kind: 1, accounts: 0, next_on: null });
});

test('what was washed, counted and paid stays, and the address is free', async () => {
  const user = await withdrawn({ email: 'again@example.com' });
  const request = await buildRequest(app, user, {
    status: PROGRESS.delivered,
    result_pickup_dt: NOW,
    result_wash_dt: NOW,
    result_fold_dt: NOW,
    result_delivery_dt: NOW,
    bikou: '裏口へ',
    delivery_box_pw: '1234',
    result_pickup_by: user.id,
    result_wash_by: user.id,
    result_fold_by: user.id,
    result_delivery_by: user.id,
  });
  const before = await app.database.manager.findBy(CountEntry, { user_id: user.id });
  afterAllPeriods();
  await erase();
  expect(await rowOf(app, request.id)).toMatchObject({
    count: 1,
    bikou: '',
    delivery_box_pw: '',
    result_pickup_dt: NOW,
  });
  expect(await app.database.manager.findBy(CountEntry, { user_id: user.id })).toEqual(before);
  const operations = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
  expect(operations.map(({ operation_type }) => operation_type)).toEqual([OPERATION.personalDataErased]);
  await buildCustomer(app, { email: 'again@example.com' });
});

test('twice has the effect of once, also of two replicas at a time', async () => {
  const user = await withdrawn();
  afterAllPeriods();
  await Promise.all([erase(), erase()]);
  const erased = await userOf(user);
  await erase();
  expect(await userOf(user)).toEqual(erased);
  const operations = { user_id: user.id, operation_type: OPERATION.personalDataErased };
  expect(await app.database.manager.countBy(OperationHistory, operations)).toBe(1);
});

test('a run that was stopped is gone on with by the next', async () => {
  const users = [await withdrawn(), await withdrawn(), await withdrawn()];
  afterAllPeriods();
  await app.app.get(ErasePersonalDataJob, { strict: false }).run(AbortSignal.abort());
  expect(await Promise.all(users.map(isErased))).toEqual([false, false, false]);
  expect(await erase()).toMatchObject({ found: 3, done: 3 });
});

test('the job finds its customers without reading every customer or request', async () => {
  for (let many = 0; many < 40; many += 1) await buildCustomer(app);
  await withdrawn();
  await analyze(app, 'users');
  afterAllPeriods();
  const statements = await sentStatements(app, async () => void (await erase()));
  const reads = statements.filter(({ sql }) => /^\s*SELECT[^]*erasure_kind/.test(sql));
  expect(reads.length).toBeGreaterThan(4);
  for (const each of reads) {
    const scans = await fullScansOf(app, each);
    expect(scans.filter((table) => ['u', 'users', 'r'].includes(table))).toEqual([]);
  }
});

test('lists, the search, files and the history go on, and name nobody', async () => {
  const user = await withdrawn({ name1: 'ぜぶら', name2: '太郎' });
  const when = '2026-11-26 13:00:00';
  await buildRequest(app, user, {
    status: PROGRESS.delivered,
    result_pickup_dt: when,
    result_wash_dt: when,
    result_fold_dt: when,
    result_delivery_dt: when,
    result_pickup_by: user.id,
    result_wash_by: user.id,
    result_fold_by: user.id,
    result_delivery_by: user.id,
    sched_pickup_dt: when,
  });
  afterAllPeriods();
  await erase();
  const reader = await app.as(boss);
  const month = { month: '2027-05', operation_type: OPERATION.personalDataErased };
  const answers = await Promise.all([
    reader.get('/admin/washRequest').query({ from: '2026-11-20', to: '2026-12-10' }),
    reader.get('/admin/users'),
    reader.get('/admin/search').query({ q: 'ぜぶら' }),
    reader.get('/admin/operationHistories').query(month),
    reader.get('/admin/operationHistories').query({ ...month, format: 'csv' }),
    reader.get('/payments/manualpayment'),
    reader.get('/admin/users/receipts'),
  ]);
  expect(answers.map(({ status, text }) => [status, text.includes('ぜぶら')])).toEqual(answers.map(() => [200, false]));
  expect(answers[3].text).toContain(ERASED_NAME);
});
