import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { WeekRequest } from '../../src/modules/wash-requests/weekly/week-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { COMPANY } from '../harness/month-edge/scene.js';
import { decide, manualPaymentsOf, numberOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const [BEFORE, MIDNIGHT, LATER] = ['2026-11-30 23:50:00', '2026-12-01 00:00:00', '2026-12-01 00:02:00'];
const WISH = { plan_id: 't16_2_M', pickup_delivery_type: 5, user_plan_option: 0 };
const LEGS = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-10 13:00:00' };
const WEEKLY = { form_count: 1, week_types: [1], pickup_weeks: [2], pickup_times: ['10:00'], count: [1] };

interface Scene {
  readonly user: User;
  readonly caller: Caller;
  readonly operator: Caller;
}
type Answer = PromiseLike<{ status: number }>;

let app: RunningApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ now: BEFORE });
  await buildArea(app);
  operator = await app.as(await buildAdmin(app));
});
beforeEach(() => app.clock.set(BEFORE));
afterAll(() => app.close());

const washes = (payment_method: number) => {
  const plan = parsePlanId('t8_2');
  if (plan === null) throw new Error('t8_2 is no plan');
  const price_per_count = addPriceFor(plan, 0);
  return { count: 5, price: 5 * price_per_count, price_per_count, payment_method };
};
const sale = ({ id, company_name }: User) => ({
  operation_type: 36,
  user_id: id,
  user_name: company_name,
  size: 1,
  count: 5,
  bikou: '電話',
});

/** What begins something for an account, and how it is refused once the account's last day is over. */
const WRITES: Readonly<Record<string, (scene: Scene) => Answer>> = {
  'washes by invoice': ({ caller }) => caller.post('/users/me/washRequestCount').send(washes(2)),
  'washes by card': ({ caller }) => caller.post('/users/me/washRequestCount').send(washes(1)),
  'a plan': ({ caller }) => caller.post('/users/me/userPlan').send({ ...WISH, payment_method: 2 }),
  'a booking': ({ caller }) => caller.post('/users/me/washRequests').send({ ...LEGS, count: 2 }),
  'a weekly schedule': ({ caller }) =>
    caller
      .post('/users/me/weekRequests')
      .send({ ...WEEKLY, delivery_weeks: [5], delivery_times: ['10:00'], delivery_box_pw: [''], bikou: [''] }),
  'washes sold by an operator': ({ user }) => operator.post('/admin/addBag').send(sale(user)),
  'bags sold by an operator': ({ user }) => operator.post('/admin/addBag').send({ ...sale(user), operation_type: 37 }),
  'the check of a sale': ({ user }) => operator.post('/admin/addBag/check').send(sale(user)),
  'a plan by an operator': ({ user }) => operator.post(`/admin/users/${user.id}/userPlan`).send(WISH),
  'a balance': ({ user }) =>
    operator
      .post(`/admin/users/${user.id}/availableRequestCount`)
      .send({ available_request_count: 30, decreaseFlg: false }),
  'a stop': ({ user }) => operator.post(`/admin/users/${user.id}/status`).send({ status: 2 }),
};

async function customer(): Promise<Scene> {
  const user = await buildCustomer(app, COMPANY);
  return { user, caller: await app.as(user), operator };
}

async function leave({ caller }: Scene): Promise<void> {
  const { body } = await caller.delete('/users/me').expect(200);
  expect(body).toEqual({ withdrawal_dt: '2026-11-30 23:59:59' });
}

/** What a write could leave with an account. */
async function booksOf({ id }: User): Promise<object> {
  const { manager } = app.database;
  const { status, plan_id, next_month_plan_id, available_request_count } = await manager.findOneByOrFail(User, { id });
  const own = { user_id: id };
  const [entries, requests] = [await manager.findBy(CountEntry, own), await manager.countBy(WashRequest, own)];
  const [forms, manual] = [await manager.countBy(WeekRequest, own), await manualPaymentsOf(app, { id })];
  return { status, plan_id, next_month_plan_id, available_request_count, entries, requests, forms, manual };
}

describe.each([MIDNIGHT, LATER])('of a customer who leaves with November, at %s', (now) => {
  it.each(Object.entries(WRITES))('%s is refused', async (_name, write) => {
    const scene = await customer();
    await leave(scene);
    const before = await booksOf(scene.user);
    app.clock.set(now);
    const { status } = await write(scene);
    expect([status >= 400 && status < 500, await booksOf(scene.user)]).toEqual([true, before]);
  });

  it('washes by card, begun before and paid by then, are to be refunded', async () => {
    const scene = await customer();
    const { payment_no: no } = (await scene.caller.post('/users/me/washRequestCount').send(washes(1)).expect(201)).body;
    await leave(scene);
    const before = await booksOf(scene.user);
    app.clock.set(now);
    await decide(app, no, 'approve');
    expect(await paymentOf(app, no)).toMatchObject({ state: 'settled', refund_needed: true });
    const manual = await manualPaymentsOf(app, scene.user);
    expect(manual).toMatchObject([{ price: washes(1).price, is_refund: true }]);
    expect(await booksOf(scene.user)).toEqual({ ...before, manual });
    app.clock.set('2026-12-01 00:10:00');
    await runJob(app, 'finish-withdrawals');
    expect(await manualPaymentsOf(app, scene.user)).toEqual(manual);
  });

  it('another plan, whose card was asked for before and is given by then, is not chosen', async () => {
    const scene = await customer();
    const wish = { ...WISH, payment_method: 1 };
    const { payment_no: no } = (await scene.caller.post('/users/me/userPlan').send(wish).expect(200)).body;
    await leave(scene);
    const before = await booksOf(scene.user);
    app.clock.set(now);
    await decide(app, no, 'approve');
    expect((await paymentOf(app, no)).state).toBe('settled');
    expect(await booksOf(scene.user)).toEqual(before);
  });
});

it('the last second of November is still the customer’s', async () => {
  const scene = await customer();
  const { body } = await scene.caller.post('/users/me/washRequestCount').send(washes(1)).expect(201);
  await leave(scene);
  app.clock.set('2026-11-30 23:59:58');
  await decide(app, numberOf(body.payment), 'approve');
  expect(await paymentOf(app, numberOf(body.payment))).toMatchObject({ state: 'settled', refund_needed: false });
  expect(await booksOf(scene.user)).toMatchObject({ available_request_count: 13 });
});

it('a withdrawn customer’s balance is set by nobody', async () => {
  const scene = await customer();
  await leave(scene);
  app.clock.set('2026-12-01 00:10:00');
  await runJob(app, 'finish-withdrawals');
  const before = await booksOf(scene.user);
  expect((await WRITES['a balance']?.(scene))?.status).toBe(422);
  expect(await booksOf(scene.user)).toEqual(before);
});
