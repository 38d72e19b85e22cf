import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isOverdue } from '@laundry/shared/rules/payments/overdue';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import type { ManualPaymentSumView, ManualPaymentView } from '../../src/modules/payments/manual/manual-payment.view.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let adminUser: User;
let customer: User;

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://laundry.example', BRAND_NAME: '泡や' } });
  adminUser = await buildAdmin(app, { name1: '管理', name2: '花子' });
  admin = await app.as(adminUser);
  customer = await buildCustomer(app, { company_name: '株式会社テスト', payment_method_id: 2 });
});
afterAll(() => app.close());

/** A pending payment by invoice, made at a moment. */
async function owe(user: User, price: number, moment = '2026-11-25 09:00:00'): Promise<number> {
  app.clock.set(moment);
  const payments = app.app.get(ManualPayments, { strict: false });
  const order = {
    userId: user.id,
    price,
    count: 1,
    month: moment.slice(0, 7),
    pageId: 6,
    paymentMethodId: 2,
    bikou: '',
  } as const;
  const id = await app.database.inTransaction(() => payments.add(order));
  app.clock.set('2026-11-25 09:00:00');
  if (id === null) throw new Error('nothing was billed before');
  return id;
}

const list = (query: object) => admin.get('/payments/manualpayment').query(query).expect(200);
const prices = async (query: object) => (await list(query)).body.map(({ price }: { price: number }) => price);

it('the list has a payment with its customer and who set its status, the latest first', async () => {
  const first = await owe(customer, 100, '2026-11-02 10:00:00');
  await owe(customer, 200, '2026-11-24 23:59:59');
  await owe(await buildCustomer(app), 300, '2026-11-24 12:00:00');
  await owe(customer, 400, '2026-10-31 23:59:59');
  const { body, headers } = await list({});
  expect(headers['content-range']).toBe('manualpayment 0-2/3');
  expect(body.map(({ price }: { price: number }) => price)).toEqual([200, 300, 100]);
  expect(body[2]).toEqual({
    id: first,
    created_at: expect.stringMatching(/^2026-11-02 10:00:0/),
    price: 100,
    count: 1,
    month: '2026-11',
    page_id: 6,
    payment_method_id: 2,
    status_id: 1,
    due_date: '2026-12-31',
    is_refund: false,
    payment_id: null,
    is_unconfirmed: false,
    user_id: customer.id,
    name1: customer.name1,
    name2: customer.name2,
    kana1: customer.kana1,
    kana2: customer.kana2,
    company_name: '株式会社テスト',
    bikou: '',
    update_user_id: 0,
    update_name1: null,
    update_name2: null,
    updated_at: expect.any(String),
    version: 1,
  });
});

it('the list of manual payments is searched by span, customer and status', async () => {
  expect(await prices({ from: '2026-10-01 00:00:00', to: '2026-11-02 23:59:59' })).toEqual([100, 400]);
  expect(await prices({ from: '2026-10-01', to: '2026-11-02' })).toEqual([100, 400]);
  expect(await prices({ from: '2026-10-01T00:00:00', user_id: customer.id })).toEqual([200, 100, 400]);
  expect(await prices({ filter: JSON.stringify({ user_id: customer.id }) })).toEqual([200, 100]);
  expect(await prices({ 'status_id[]': [2, 3] })).toEqual([]);
  expect(await prices({ status_id: '1,2' })).toEqual([200, 300, 100]);
  await admin.get('/payments/manualpayment').query({ status_id: 4 }).expect(422);
  await admin.get('/payments/manualpayment').query({ from: 'today' }).expect(422);
});

describe('the sums of a search', () => {
  const sums = async (query: object) =>
    (await admin.get('/payments/manualpayment/sums').query(query).expect(200)).body as ManualPaymentSumView[];
  const JULY = { from: '2026-07-01', to: '2026-07-31' };

  it('are by status, of all its rows; what goes back is apart, and what is late is counted', async () => {
    expect(await sums(JULY)).toEqual([]);
    const payer = await buildCustomer(app);
    const [done] = [await owe(payer, 1_000, '2026-07-01 00:00:00'), await owe(payer, 2_000, '2026-07-31 23:59:59')];
    const other = await buildCustomer(app);
    const back = await owe(other, 500, '2026-07-15 12:00:00');
    await app.database.manager.update(ManualPayment, { id: back }, { is_refund: true });
    await owe(payer, 4_000, '2026-08-01 00:00:00');
    await admin.post(`/payments/${done}/status`).send({ status_id: 2 }).expect(200);
    const pending = { status_id: 1, count: 2, price: 2_000, refund: 500, overdue: 2 };
    expect(await sums(JULY)).toEqual([pending, { status_id: 2, count: 1, price: 1_000, refund: 0, overdue: 0 }]);
    expect(await sums({ filter: JSON.stringify({ ...JULY, status_id: [1] }) })).toEqual([pending]);
    expect(await sums({ ...JULY, user_id: other.id })).toEqual([{ ...pending, count: 1, price: 0, overdue: 1 }]);
  });

  it('count as late what is due before today, and not what is due today', async () => {
    const payer = await buildCustomer(app);
    const span = { from: '2026-08-31', to: '2026-08-31' };
    await owe(payer, 100, '2026-08-31 09:00:00');
    const done = await owe(payer, 200, '2026-08-31 09:00:00');
    await admin.post(`/payments/${done}/status`).send({ status_id: 2 }).expect(200);
    const { body: rows } = await list(span);
    const lateAt = async (moment: JstDateTime) => {
      app.clock.set(moment);
      const counted = await sums(span);
      app.clock.set('2026-11-25 09:00:00');
      // What the console marks in the rows is what is counted above them.
      const marked = rows.filter((row: ManualPaymentView) => isOverdue(row, dateOf(moment)));
      return { counted: counted.map(({ overdue }) => overdue), marked: marked.length };
    };
    expect(await lateAt('2026-09-30 23:59:59')).toEqual({ counted: [0, 0], marked: 0 });
    expect(await lateAt('2026-10-01 00:00:00')).toEqual({ counted: [1, 0], marked: 1 });
  });
});

it('any status may follow any; the row and the history say who did it', async () => {
  const id = await owe(customer, 500);
  for (const [place, status_id] of [2, 3, 1, 2].entries()) {
    const { body } = await admin.post(`/payments/${id}/status`).send({ status_id }).expect(200);
    const by = { update_user_id: adminUser.id, updated_at: expect.any(String) };
    expect(body).toEqual({ status_id, ...by, version: place + 2 });
  }
  const { body } = await list({ filter: JSON.stringify({ id: [id] }) });
  expect(body).toMatchObject([
    { status_id: 2, update_user_id: adminUser.id, update_name1: '管理', update_name2: '花子' },
  ]);
  const entries = await app.database.manager.findBy(OperationHistory, {
    operation_type: OPERATION.manualPaymentChanged,
    user_id: customer.id,
  });
  expect(entries.map(({ changes, price }) => [JSON.parse(changes).status_id, price])).toEqual([
    [[1, 2], 500],
    [[2, 3], 500],
    [[3, 1], 500],
    [[1, 2], 500],
  ]);
});

it('a manual payment has a note of the operators', async () => {
  const id = await owe(customer, 600);
  const { body } = await admin.post(`/payments/${id}/bikou`).send({ bikou: '入金確認\n11/30' }).expect(200);
  expect(body).toEqual({ bikou: '入金確認\n11/30', version: 2 });
  const rows = (await list({ filter: JSON.stringify({ id }) })).body;
  expect(rows).toMatchObject([{ bikou: '入金確認\n11/30', update_user_id: 0 }]);
});

it.each<[string, object]>([
  ['status', {}],
  ['status', { status_id: 0 }],
  ['status', { status_id: '1' }],
  ['status', { status_id: 1, bikou: '' }],
  ['bikou', {}],
  ['bikou', { bikou: 'あ'.repeat(501) }],
])('%s %j is refused', async (call, body) => {
  const id = await owe(customer, 700);
  await admin.post(`/payments/${id}/${call}`).send(body).expect(422);
});

it('a payment that is not there is not found; the site tells its name', async () => {
  await admin.post('/payments/999999/status').send({ status_id: 2 }).expect(404);
  await admin.post('/payments/999999/bikou').send({ bikou: '' }).expect(404);
  const { body } = await admin.get('/payments/siteinfo').expect(200);
  expect(body).toEqual({ name: '泡や', url: 'https://laundry.example' });
});
