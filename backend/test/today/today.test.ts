import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
let app: RunningApp;
let admin: Caller;
let driver: User;

const pickedUp = { status: 1 as const, result_pickup_dt: '2026-11-24 10:00:00' };
const today = (caller: Caller = admin) => caller.get('/admin/today').expect(200);

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'money of a payment that goes back is shown once, in full, and no other':
        'a refund names a payment that brought nothing',
    },
  });
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '配島', name2: '翔' });
  const customer = await buildCustomer(app, { available_request_count: 100 });
  const at = (sched_pickup_dt: string, sched_delivery_dt: string, more: object = {}) =>
    buildRequest(app, customer, { sched_pickup_dt, sched_delivery_dt, ...more });
  // Of today's list: two pickups, one of them nobody's and late, and a delivery that is folded.
  await at('2026-11-25 08:00:00', '2026-11-30 10:00:00');
  await at('2026-11-25 15:00:00', '2026-11-30 10:00:00', { staff_id: driver.id });
  await at('2026-11-21 10:00:00', '2026-11-25 18:00:00', { ...pickedUp, status: 4, staff_id: driver.id });
  // Delivered today, picked up today, and a delivery that should have been made yesterday.
  await at('2026-11-20 10:00:00', '2026-11-25 08:30:00', {
    status: 3,
    result_delivery_dt: '2026-11-25 08:31:00',
    result_delivery_by: driver.id,
    staff_id: driver.id,
  });
  await at('2026-11-25 08:45:00', '2026-11-28 10:00:00', {
    status: 1,
    result_pickup_dt: '2026-11-25 08:50:00',
    result_pickup_by: driver.id,
    staff_id: driver.id,
  });
  await at('2026-11-19 10:00:00', '2026-11-24 10:00:00', { ...pickedUp, status: 2 });
  // None of these is any of today's.
  await at('2026-11-27 10:00:00', '2026-11-30 10:00:00');
  await at('2026-11-25 16:00:00', '2026-11-30 10:00:00', { cancelled_at: '2026-11-24 10:00:00' });
  await at('2026-11-25 17:00:00', '2026-11-30 10:00:00', { pay_by: '2026-11-25 09:30:00', plan_id: 'tx_1' });
});
afterAll(() => app.close());

it('the day’s overview counts today’s stages, each with the span of its list', async () => {
  const { body } = await today();
  const day = { from: '2026-11-25 00:00:00', to: '2026-11-25 23:59:59' };
  const house = { from: '2026-11-07 00:00:00', to: '2026-12-04 23:59:59' };
  expect(body.stages).toEqual([
    { status: 0, count: 2, ...day },
    { status: 1, count: 1, ...house },
    { status: 2, count: 1, ...house },
    { status: 4, count: 1, ...house },
    { status: 3, count: 1, ...day },
  ]);
  expect(body).toMatchObject({ date: '2026-11-25', late: 2, late_from: house.from, unassigned: 1 });
});

it('the day’s overview has as many as the lists behind the numbers', async () => {
  const { body } = await today();
  const length = async (query: object) => (await admin.get('/admin/washRequest').query(query).expect(200)).body.length;
  for (const { status, count, from, to } of body.stages) expect(await length({ status, from, to })).toBe(count);
  const open = { status: '0,1,2,4' };
  const [{ from, to }] = body.stages;
  expect(await length({ late: 1, from: body.late_from, to })).toBe(body.late);
  expect(await length({ ...open, staff_id: 'none', from, to })).toBe(body.unassigned);
});

it('the day’s overview tells who has what to do, nobody’s first, and what they did', async () => {
  const { body } = await today();
  expect(body.staffs).toEqual([
    { staff_id: null, name1: null, name2: null, pickups: 1, deliveries: 0, done: 0 },
    { staff_id: driver.id, name1: '配島', name2: '翔', pickups: 1, deliveries: 1, done: 2 },
  ]);
});

it('the day’s overview takes bags that are brought for a delivery from the beginning', async () => {
  const bringer = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '届', name2: '袋' });
  const request = await buildRequest(app, await buildCustomer(app), {
    sched_pickup_dt: null,
    is_bag_delivery: true,
    staff_id: bringer.id,
    sched_dt: '2026-11-25 19:00:00',
    sched_delivery_dt: '2026-11-25 19:00:00',
  });
  const { body } = await today();
  const { staffs } = body as { staffs: { staff_id: number }[] };
  expect(staffs.find(({ staff_id }) => staff_id === bringer.id)).toMatchObject({ pickups: 0, deliveries: 1 });
  await app.database.manager.delete(WashRequest, { id: request.id });
});

it('the day’s overview shows the week’s places against the limits, holidays and deliveries', async () => {
  await app.database.manager.insert(BusinessHoliday, { date: '2026-11-26' });
  await app.database.manager.update(PickupDay, { date: '2026-11-27' }, { day_limit: 5 });
  const { body } = await today();
  expect(body.days).toHaveLength(7);
  expect(body.days.slice(0, 4)).toEqual([
    { date: '2026-11-25', is_holiday: false, used: 4, limit: null, deliveries: 1 },
    { date: '2026-11-26', is_holiday: true, used: 0, limit: null, deliveries: 0 },
    { date: '2026-11-27', is_holiday: false, used: 1, limit: 5, deliveries: 0 },
    { date: '2026-11-28', is_holiday: false, used: 0, limit: null, deliveries: 1 },
  ]);
});

it('the day’s overview counts what waits for a decision, for those whose decision it is', async () => {
  const owing = await buildCustomer(app, { status: 3, is_company: true });
  const owed = { userId: owing.id, month: '2026-11', pageId: 6, paymentMethodId: 2 } as const;
  await app.database.inTransaction(async () => {
    const payments = app.app.get(ManualPayments, { strict: false });
    await payments.add({ ...owed, price: 12_000 });
    await payments.add({ ...owed, price: 3000, refundOf: 1 });
  });
  const of = async (role_type: 0 | 1 | 2 | 3 | 4) => {
    const { reviews, payments, failed_mails, failed_orders, failed_jobs } = (
      await today(await app.as(await buildStaff(app, { role_type })))
    ).body;
    return { reviews, payments, failed_mails, failed_orders, failed_jobs };
  };
  const all = { reviews: 1, payments: { count: 2, price: 12_000 }, failed_mails: 0, failed_orders: 0, failed_jobs: 0 };
  const nothing = { reviews: null, payments: null, failed_mails: null, failed_orders: null, failed_jobs: null };
  expect(await of(ROLE_TYPE.manager)).toEqual(all);
  expect(await of(ROLE_TYPE.leader)).toEqual({ ...nothing, reviews: 1 });
  expect(await of(ROLE_TYPE.wash)).toEqual(nothing);
  expect(await of(ROLE_TYPE.lowest)).toEqual(nothing);
  const waiting = await admin.get('/payments/manualpayment').query({ status_id: 1, from: '2020-01-01' }).expect(200);
  expect(waiting.body).toHaveLength(all.payments.count);
});

it('the overview of delivery staff is of their own requests', async () => {
  const { body } = await today(await app.as(driver));
  expect(body.stages.map(({ count }: { count: number }) => count)).toEqual([1, 1, 0, 1, 1]);
  expect(body).toMatchObject({ late: 0, unassigned: 0 });
  expect(body.staffs).toHaveLength(1);
});

it('the day’s overview costs a fixed number of statements', async () => {
  const statements = await sentStatements(app, () => today());
  expect(statements.filter(({ sql }) => /^\s*SELECT/.test(sql)).length).toBeLessThanOrEqual(13);
});
