import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { isOnTime } from '@laundry/shared/rules/insights/on-time';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import type { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { WashRequestStaff } from '../../src/modules/wash-requests/stages/wash-request-staff.entity.js';
import { WorkReport } from '../../src/modules/work-reports/work-report.entity.js';
import { buildPayment } from '../harness/rows/build-payment.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { bytesOf, fileNameOf, sheetOf } from '../harness/calls/files.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
let app: RunningApp;
let admin: Caller;
let [driver, washer]: User[] = [];

const SPAN = { from: '2026-11-23', to: '2026-11-29', by: 'day' };
const insights = (query: object = SPAN) => admin.get('/admin/insights').query(query);

const pay = (user: User, amount: number, settled_at: string, more: Partial<Payment> = {}) =>
  buildPayment(app, user, amount, settled_at, more);

async function bill(user: User, price: number, updated_at: string, more: Partial<ManualPayment> = {}) {
  const order = { userId: user.id, price, pageId: 6, paymentMethodId: 2, month: '2026-10' } as const;
  const id = await app.database.inTransaction(() => app.app.get(ManualPayments, { strict: false }).add(order));
  await app.database.manager.update(ManualPayment, { id: Number(id) }, { status_id: 2, updated_at, ...more });
}

const COUNTED = 'requests and payments are stored as they are to be counted';

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a request ends for a reason, and only before it is delivered': COUNTED,
      'a request that waits for its payment is a one-time request that nobody began': COUNTED,
      'what was folded of more than size S has a split': COUNTED,
      'a payment is settled once, and released when it came to nothing': COUNTED,
      'money of a payment that goes back is shown once, in full, and no other': COUNTED,
      'a one-time request that was paid is carried out, or its money goes back': COUNTED,
    },
  });
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '配島', name2: '翔' });
  washer = await buildStaff(app, { role_type: ROLE_TYPE.wash, name1: '洗川', name2: '泉' });
  const since = (created_at: string, more: object = {}) =>
    buildCustomer(app, { available_request_count: 50, created_at, ...more });
  const monthly = await since('2026-01-10 10:00:00');
  const onetime = await since('2026-11-24 10:00:00', { plan_id: 'tx_2' });
  // Left in the span by a withdrawal, before it by a deletion, and after it; and nobody who became a customer.
  await since('2026-11-17 10:00:00', { withdrawal_dt: '2026-11-27 23:59:59' });
  await since('2026-02-01 10:00:00', { deleted_at: '2026-11-20 10:00:00', withdrawal_dt: '2026-11-30 23:59:59' });
  await since('2026-02-01 10:00:00', { withdrawal_dt: '2026-11-30 23:59:59' });
  await since('2026-11-24 10:00:00', { status: 3 });
  const at = (sched_pickup_dt: string, sched_delivery_dt: string, more: object = {}) =>
    buildRequest(app, monthly, { sched_pickup_dt, sched_delivery_dt, ...more });
  const folded = {
    status: 4,
    result_wash_dt: '2026-11-24 15:00:00',
    result_wash_by: washer.id,
    result_fold_dt: '2026-11-24 17:00:00',
    result_fold_by: washer.id,
  };
  // Monday: picked up in its half hour (3 bags), and late (2 bags), folded by two.
  const split = await at('2026-11-23 10:00:00', '2026-11-27 10:00:00', {
    count: 3,
    result_pickup_dt: '2026-11-23 10:29:59',
    result_pickup_by: driver.id,
    ...folded,
  });
  await at('2026-11-23 11:00:00', '2026-11-28 10:00:00', {
    count: 2,
    status: 1,
    result_pickup_dt: '2026-11-23 11:30:00',
    result_pickup_by: driver.id,
  });
  await app.database.manager.insert(WashRequestStaff, [
    { wash_request_id: split.id, staff_id: washer.id, half_count: 5 },
    { wash_request_id: split.id, staff_id: driver.id, half_count: 1 },
  ]);
  // Wednesday: overdue since 8:30, and not due before 9:01.
  await at('2026-11-25 08:30:00', '2026-11-30 10:00:00');
  await at('2026-11-25 08:31:00', '2026-11-30 10:00:00');
  // Its delivery on Tuesday came early; its pickup was the week before.
  await buildRequest(app, onetime, {
    sched_pickup_dt: '2026-11-19 13:00:00',
    result_pickup_dt: '2026-11-19 13:05:00',
    count: 4,
    status: 3,
    sched_delivery_dt: '2026-11-24 18:00:00',
    result_delivery_dt: '2026-11-24 17:50:00',
    result_delivery_by: driver.id,
    result_pickup_by: driver.id,
  });
  // None of these counts.
  await at('2026-11-24 16:00:00', '2026-11-27 12:00:00', { cancelled_at: '2026-11-23 10:00:00' });
  await at('2026-11-24 17:00:00', '2026-11-27 12:00:00', { pay_by: '2026-11-25 09:30:00' });
  await app.database.manager.update(PickupDay, { date: '2026-11-23' }, { day_limit: 8 });
  await app.database.manager.update(PickupDay, { date: '2026-11-19' }, { day_limit: 1 });
  await pay(monthly, 14_000, '2026-11-23 00:00:00');
  await pay(monthly, 6_000, '2026-11-22 23:59:59');
  await pay(onetime, 3_900, '2026-11-29 23:59:59', { page_id: 4, channel: 'paypay' });
  await pay(monthly, 900, '2026-11-24 10:00:00', { refund_needed: true });
  await pay(monthly, 800, '2026-11-24 10:00:00', { state: 'declined' });
  // Its request was never delivered, so the provider was not told to send it.
  await pay(onetime, 500, '2026-11-24 10:00:00', { page_id: 4, channel: 'deferred_invoice' });
  await bill(monthly, 20_000, '2026-11-25 08:00:00');
  await bill(monthly, 700, '2026-11-25 08:00:00', { is_refund: true });
  await bill(monthly, 600, '2026-11-25 08:00:00', { status_id: 1 });
  const report = { user_id: washer.id, end_dt: '2026-11-24 17:00:00', reported_by: washer.id };
  await app.database.manager.insert(WorkReport, [
    { ...report, start_dt: '2026-11-24 13:00:00', work_minute: 90, status: 2, created_at: '2026-11-24 17:00:00' },
    { ...report, start_dt: '2026-11-24 15:00:00', work_minute: 30, status: 4, created_at: '2026-11-24 17:00:00' },
    { ...report, start_dt: '2026-11-22 15:00:00', work_minute: 60, status: 4, created_at: '2026-11-24 17:00:00' },
  ]);
});
afterAll(() => app.close());

it('the figures add up a week, and the one before', async () => {
  const { body } = await insights().expect(200);
  expect(body.total).toEqual({
    from: '2026-11-23',
    to: '2026-11-29',
    requests: 4,
    bags: 5,
    deliveries: 1,
    legs_due: 4,
    legs_on_time: 2,
    limited_places: 8,
    limited_used: 2,
    revenue: 37_900,
    new_customers: 1,
    left_customers: 1,
    customers: 3,
    active_customers: 1,
  });
  expect(body.before).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    requests: 1,
    bags: 4,
    deliveries: 0,
    legs_due: 1,
    legs_on_time: 1,
    limited_places: 1,
    limited_used: 1,
    revenue: 6_000,
    new_customers: 1,
    left_customers: 1,
    customers: 3,
    active_customers: 1,
  });
});

it('parts it by days, which add up to it', async () => {
  const { body } = await insights().expect(200);
  expect(body.buckets).toHaveLength(7);
  const [monday, tuesday, wednesday] = body.buckets;
  expect(monday).toMatchObject({ requests: 2, bags: 5, legs_due: 2, legs_on_time: 1, limited_used: 2, customers: 3 });
  expect(tuesday).toMatchObject({ requests: 0, deliveries: 1, legs_due: 1, legs_on_time: 1, new_customers: 1 });
  expect(tuesday).toMatchObject({ revenue: 0, customers: 4 });
  expect(wednesday).toMatchObject({ requests: 2, bags: 0, legs_due: 1, legs_on_time: 0, revenue: 20_000 });
  expect(body.buckets.at(-1)).toMatchObject({ from: '2026-11-29', revenue: 3_900, customers: 3 });
  for (const figure of ['requests', 'bags', 'deliveries', 'legs_due', 'revenue', 'left_customers']) {
    const sum = body.buckets.reduce(
      (total: number, bucket: Record<string, number>) => total + (bucket[figure] ?? 0),
      0,
    );
    expect(sum).toBe(body.total[figure]);
  }
});

it.each([
  ['week', ['2026-11-16 2026-11-22', '2026-11-23 2026-11-25']],
  ['month', ['2026-11-16 2026-11-25']],
])('parts it by %s', async (by, spans) => {
  const { body } = await insights({ from: '2026-11-16', to: '2026-11-25', by }).expect(200);
  expect(body.buckets.map((each: { from: string; to: string }) => `${each.from} ${each.to}`)).toEqual(spans);
});

it('the figures say what was paid for which plan, in which way', async () => {
  const { body } = await insights().expect(200);
  expect(body.revenue).toEqual([
    { plan_part: 'tx', way: 'paypay', payments: 1, amount: 3_900, amount_before: 0 },
    { plan_part: 't8', way: 'card', payments: 1, amount: 14_000, amount_before: 6_000 },
    { plan_part: 't8', way: 'invoice', payments: 1, amount: 20_000, amount_before: 0 },
  ]);
});

it('the figures say who did what, as the progress screen does, and what they reported', async () => {
  const { body } = await insights().expect(200);
  expect(body.staffs).toEqual([
    {
      staff_id: driver?.id,
      name1: '配島',
      name2: '翔',
      picked_up: 5,
      washed: 0,
      folded: 0.5,
      delivered: 4,
      wash_minutes: 0,
      fold_minutes: 0,
      reports: 0,
    },
    {
      staff_id: washer?.id,
      name1: '洗川',
      name2: '泉',
      picked_up: 0,
      washed: 3,
      folded: 2.5,
      delivered: 0,
      wash_minutes: 90,
      fold_minutes: 30,
      reports: 2,
    },
  ]);
  const { body: rows } = await admin.get('/admin/washRequest/progress').query(SPAN_OF_PROGRESS).expect(200);
  const bags = rows.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(bags).toBe(5 + 3 + 3 + 4);
});
const SPAN_OF_PROGRESS = { from: '2026-11-23', to: '2026-11-29' };

it.each(['2026-12-01 09:59:59', '2026-12-01 10:29:59', '2026-12-01 10:30:00', '2026-12-02 09:00:00'])(
  'calls a leg of 10 that is done at %s on time by the rule',
  async (done) => {
    const sched = '2026-12-01 10:00:00';
    const customer = await buildCustomer(app);
    const pickup = { sched_pickup_dt: sched, sched_delivery_dt: '2026-12-04 10:00:00', result_pickup_dt: done };
    const { id } = await buildRequest(app, customer, { ...pickup, status: 1 });
    const { body } = await insights({ from: '2026-12-01', to: '2026-12-01', by: 'day' }).expect(200);
    expect(body.total.legs_on_time).toBe(isOnTime(sched, done) ? 1 : 0);
    await app.database.manager.query(`UPDATE wash_requests SET cancelled_at = '${sched}' WHERE id = ${id}`);
  },
);

it.each([
  ['a day too many', { from: '2026-09-01', to: '2026-12-02', by: 'day' }, 'to'],
  ['more than a year', { from: '2026-01-01', to: '2027-01-02', by: 'month' }, 'to'],
  ['an end before the beginning', { from: '2026-11-25', to: '2026-11-24', by: 'week' }, 'to'],
  ['no step', { from: '2026-11-25', to: '2026-11-25' }, 'by'],
  ['a day that is none', { from: '2026-02-30', to: '2026-11-25', by: 'day' }, 'from'],
  ['a table that is none', { ...SPAN, format: 'csv', table: 'people' }, 'table'],
])('the figures refuse %s', async (_, query, field) => {
  const { body } = await insights(query).expect(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

it('the figures say how long a span may be', async () => {
  const { body } = await insights({ from: '2026-09-01', to: '2026-12-02', by: 'day' }).expect(422);
  expect(body.errors).toEqual({ to: ['期間は、日別は92日、週別・月別は366日以内で指定してください'] });
});

it('the figures of a year ask as many statements as those of a day', async () => {
  const count = async (query: object) => (await sentStatements(app, async () => void (await insights(query)))).length;
  const day = await count({ from: '2026-11-23', to: '2026-11-23', by: 'day' });
  expect(await count({ from: '2026-01-01', to: '2026-12-31', by: 'month' })).toBe(day);
});

it.each([
  ['figures', '集計', 8, ['2026-11-23', '2026-11-23', '2', '5']],
  ['revenue', '入金', 4, ['単発', 'PayPay', '1', '3900', '0']],
  ['staffs', '作業', 3, [expect.stringMatching(/^\d+$/), '配島 翔', '5', '0', '0.5', '4', '0', '0', '0']],
])('hands out %s as CSV and as a workbook', async (table, name, lines, first) => {
  const workbook = await bytesOf(insights({ ...SPAN, format: 'xlsx', table }).expect(200));
  expect(fileNameOf(workbook)).toBe(`${name}_2026-11-23_2026-11-29.xlsx`);
  const rows = await sheetOf(workbook.body);
  expect(rows).toHaveLength(lines);
  expect(rows[1]?.slice(0, first.length)).toEqual(first);
  const csv = await bytesOf(insights({ ...SPAN, format: 'csv', table }).expect(200));
  expect(csv.body.toString('utf8').trim().split('\r\n')).toHaveLength(lines);
});

it('figures of nothing are no file', async () => {
  await insights({ from: '2020-01-01', to: '2020-01-01', by: 'day', format: 'csv', table: 'staffs' }).expect(204);
});

it.each([ROLE_TYPE.manager, ROLE_TYPE.leader])('the figures are closed to staff of type %s', async (role_type) => {
  const caller = await app.as(await buildStaff(app, { role_type }));
  await caller.get('/admin/insights').query(SPAN).expect(403);
});

// The last one: its customer would be counted by the others.
it('the figures count a deferred invoice once its provider is told to send it', async () => {
  const user = await buildCustomer(app, { plan_id: 'tx_2' });
  const day = '2026-10-05';
  const moment = `${day} 10:00:00`;
  const order = { user_id: user.id, kind: 'fix_invoice', on_date: day, tries: 0, last_answer: '' } as const;
  for (const [amount, state] of [
    [4_000, 'done'],
    [300, 'waiting'],
    [20, 'superseded'],
  ] as const) {
    const { no: ref } = await pay(user, amount, moment, { page_id: 4, channel: 'deferred_invoice' });
    await app.database.insert(ProviderOrder, { ...order, ref, state, next_try_at: moment, created_at: moment });
  }
  await pay(user, 1, moment, { page_id: 4, channel: 'deferred_invoice' });
  const { body } = await insights({ from: day, to: day, by: 'day' }).expect(200);
  expect(body.total.revenue).toBe(4_300);
});
