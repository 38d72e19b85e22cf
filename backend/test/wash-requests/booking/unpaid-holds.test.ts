import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { CONFIG, type Config } from '../../../src/config/config.js';
import { brokenInvariants } from '../../../src/invariants/broken-invariants.js';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { OnetimePrice } from '../../../src/modules/onetime-payments/onetime-price.entity.js';
import { ProviderOrder } from '../../../src/modules/payments/orders/provider-order.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer } from '../../harness/rows/build-people.js';
import { placesOn, rowOf } from '../../harness/calls/own-requests.js';
import { decide, manualPaymentsOf, numberOf, paymentOf } from '../../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';
import { onMysql } from '../../harness/servers/test-database.js';

const [MONDAY, TUESDAY] = ['2026-11-30', '2026-12-01'];

const CLEARED = 'all requests end before each test, those that were paid too';
const BREAKS = {
  'a request ends for a reason, and only before it is delivered': CLEARED,
  'a one-time request that was paid is carried out, or its money goes back': CLEARED,
};

let app: RunningApp;
/** Another server of the same database; SQLite has one server only, which then is both. */
let replica: RunningApp;
beforeAll(async () => {
  const JWT_SECRET = randomBytes(32).toString('hex');
  app = await startApp({ env: { JWT_SECRET }, breaks: BREAKS });
  const { databaseUrl } = app.app.get<Config>(CONFIG);
  replica = onMysql ? await startApp({ env: { JWT_SECRET, DATABASE_URL: databaseUrl }, breaks: BREAKS }) : app;
  await buildArea(app);
  await app.database.manager.updateAll(OnetimePrice, { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000 });
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.manager.updateAll(WashRequest, { cancelled_at: NOW, cancel_kind: 5 });
  await app.database.manager.updateAll(PickupDay, { used: 0, day_limit: null });
});
afterAll(async () => {
  if (replica !== app) await replica.close();
  await app.close();
});

/** What does not hold while the test goes on, but for what was cleared. */
const broken = async (): Promise<string[]> =>
  (await brokenInvariants((sql) => app.database.query(sql)))
    .map(({ invariant }) => invariant.name)
    .filter((name) => !(name in BREAKS));

interface Customer {
  readonly user: User;
  readonly caller: Caller;
  /** The same session at the other server. */
  readonly beside: Caller;
}
async function signedIn(person: Partial<User>): Promise<Customer> {
  const user = await buildCustomer(app, person);
  const token = await app.tokenOf(user);
  const at = ({ url }: RunningApp): Caller => request.agent(`${url}/api/v1`).auth(token, { type: 'bearer' });
  return { user, caller: at(app), beside: at(replica) };
}
const onetimer = () => signedIn({ plan_id: 'tx_2', available_request_count: 0 });
const wish = (day: string, time: string, onetime_payment_method_id = 1) => ({
  sched_pickup_dt: `${day} ${time}:00`,
  sched_delivery_dt: '2026-12-03 16:00:00',
  count: 1,
  price: 3_000,
  onetime_payment_method_id,
});
const order = (caller: Caller, body: object) => caller.post('/users/me/onetimeRequests').send(body);
const cancel = (caller: Caller, id: number) => caller.delete(`/users/me/onetimeRequests/${id}`);
const limit = async (day_limit: number) => {
  const { manager } = app.database;
  if (!(await manager.existsBy(PickupDay, { date: MONDAY })))
    await manager.insert(PickupDay, { date: MONDAY, used: 0, revision: 0, day_limit: null });
  await manager.update(PickupDay, { date: MONDAY }, { day_limit });
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const count = (answers: readonly { status: number }[], status: number) =>
  statuses(answers).filter((each) => each === status).length;

describe('a customer’s unpaid requests', () => {
  it('are two at most: a third ends the oldest, whose late payment is to be refunded', async () => {
    const { user, caller } = await onetimer();
    const bodies = [];
    for (const time of ['13:00', '14:00', '15:00'])
      bodies.push((await order(caller, wish(MONDAY, time)).expect(201)).body);
    const rows = await Promise.all(bodies.map(({ id }) => rowOf(app, id)));
    expect(rows.map(({ cancel_kind }) => cancel_kind)).toEqual([5, null, null]);
    expect([await placesOn(app, MONDAY), await broken()]).toEqual([2, []]);
    const [oldest, , last] = bodies.map(({ payment }) => numberOf(payment));
    expect(await paymentOf(app, oldest ?? '')).toMatchObject({ state: 'cancelled' });
    await decide(app, oldest ?? '', 'approve');
    expect(await paymentOf(app, oldest ?? '')).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 3_000, is_refund: true }]);
    await decide(app, last ?? '', 'approve');
    expect((await rowOf(app, bodies[2].id)).pay_by).toBeNull();
  });

  it('that are paid are none of them', async () => {
    const { caller } = await onetimer();
    const first = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    await decide(app, numberOf(first.payment), 'approve');
    for (const time of ['14:00', '15:00', '16:00']) await order(caller, wish(MONDAY, time)).expect(201);
    expect((await rowOf(app, first.id)).cancelled_at).toBeNull();
    expect(await placesOn(app, MONDAY)).toBe(3);
  });

  it('stay when the one that would end the oldest is refused', async () => {
    const { caller } = await onetimer();
    for (const time of ['13:00', '14:00']) await order(caller, wish(MONDAY, time)).expect(201);
    await order(caller, wish(MONDAY, '14:00')).expect(409);
    expect(await placesOn(app, MONDAY)).toBe(2);
  });

  it.each<[string, number, object, string, object]>([
    ['the oldest one’s time', 1, wish(MONDAY, '13:00'), 'dup', { held_until: '2026-11-25 09:30:00' }],
    ['the oldest one’s time, another way', 1, wish(MONDAY, '13:00', 2), 'dup', { held_until: '2026-11-25 09:30:00' }],
    ['PayPay beside the oldest one', 2, wish(MONDAY, '15:00', 2), 'duplicate_paypay_pending_queue', {}],
    ['PayPay for the oldest one’s time', 2, wish(MONDAY, '13:00', 2), 'duplicate_paypay_pending_queue', {}],
  ])('both stay, and can be paid, when %s is asked for again', async (_, method, again, reason, told) => {
    const { user, caller } = await onetimer();
    const first = (await order(caller, wish(MONDAY, '13:00', method)).expect(201)).body;
    const second = (await order(caller, wish(MONDAY, '14:00')).expect(201)).body;
    expect((await order(caller, again).expect(409)).body).toMatchObject({ reason, ...told });
    for (const { id, payment_no } of [first, second]) {
      expect(await rowOf(app, id)).toMatchObject({ cancel_kind: null, pay_by: '2026-11-25 09:30:00' });
      await decide(app, payment_no, 'approve');
      await caller.get(`/payments/state/${payment_no}`).expect(200);
      expect(await rowOf(app, id)).toMatchObject({ cancel_kind: null, pay_by: null });
    }
    expect([await manualPaymentsOf(app, user), await placesOn(app, MONDAY)]).toEqual([[], 2]);
  });

  it('are two at most, however many are begun at once, at two servers', async () => {
    const { user, caller, beside } = await onetimer();
    const wishes = Array.from({ length: 12 }, (_, n) => wish([MONDAY, TUESDAY][n % 2] ?? '', `${13 + (n >> 1)}:00`));
    const answers = await Promise.all(wishes.map((each, n) => order(n % 3 === 0 ? beside : caller, each)));
    // Whose payment gave way before its provider was told is told that it came to nothing.
    expect(count(answers, 201) + count(answers, 422)).toBe(12);
    expect(count(answers, 201)).toBeGreaterThanOrEqual(2);
    const held = await app.database.manager.findBy(WashRequest, { user_id: user.id });
    expect(held.filter(({ cancelled_at }) => cancelled_at === null)).toHaveLength(2);
    expect(await broken()).toEqual([]);
  });
});

describe('beginning anew', () => {
  it('by PayPay: the hold ends at once, and the same time is free for the same way to pay', async () => {
    const { user, caller } = await onetimer();
    const paypay = wish(MONDAY, '13:00', 2);
    const first = (await order(caller, paypay).expect(201)).body;
    expect((await order(caller, { ...paypay, ...wish(MONDAY, '14:00', 2) }).expect(409)).body.reason).toBe(
      'duplicate_paypay_pending_queue',
    );
    await cancel(caller, first.id).expect(204);
    const second = (await order(caller, paypay).expect(201)).body;
    expect([await placesOn(app, MONDAY), (await rowOf(app, first.id)).cancel_kind]).toEqual([1, 5]);
    expect(await app.database.manager.findBy(ProviderOrder, { user_id: user.id })).toMatchObject([
      { kind: 'cancel_code', state: 'waiting' },
    ]);
    await decide(app, first.payment_no, 'approve');
    await caller.get(`/payments/state/${first.payment_no}`).expect(200);
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ is_refund: true }]);
    await decide(app, second.payment_no, 'approve');
    expect((await rowOf(app, second.id)).pay_by).toBeNull();
  });

  it('is for one’s own that is not paid: another’s, and one that has ended, are not there, a paid one is stale', async () => {
    const [{ caller }, other] = [await onetimer(), await onetimer()];
    const { id, payment } = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    await cancel(other.caller, id).expect(404);
    await cancel(caller, id).expect(204);
    await cancel(caller, id).expect(404);
    const paid = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    await decide(app, numberOf(paid.payment), 'approve');
    expect((await cancel(caller, paid.id).expect(409)).body.reason).toBe('stale');
    expect(await paymentOf(app, numberOf(payment))).toMatchObject({ state: 'cancelled', refund_needed: false });
    const monthly = await signedIn({});
    await cancel(monthly.caller, paid.id).expect(404);
  });

  it('beside the payment, at another server: one of both is done, and the books are right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, caller, beside } = await onetimer();
      const { id, payment } = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
      const [ended] = await Promise.all([cancel(beside, id), decide(app, numberOf(payment), 'approve')]);
      const { cancelled_at } = await rowOf(app, id);
      expect([204, 409]).toContain(ended.status);
      expect([ended.status === 204, (await manualPaymentsOf(app, user)).length]).toEqual(
        cancelled_at === null ? [false, 0] : [true, 1],
      );
    }
    expect(await broken()).toEqual([]);
  });
});

describe('what waits for its payment', () => {
  const heldOf = async (caller: Caller) => (await caller.get('/users/me/washRequests?state=held').expect(200)).body;

  it('is listed for its customer alone, newest first, with the visit, the price and its end', async () => {
    const [{ caller }, other] = [await onetimer(), await onetimer()];
    const first = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    const second = (await order(caller, { ...wish(TUESDAY, '14:00'), count: 2, price: 6_000 }).expect(201)).body;
    const pay_by = '2026-11-25 09:30:00';
    expect(await heldOf(caller)).toMatchObject([
      {
        id: second.id,
        sched_pickup_dt: `${TUESDAY} 14:00:00`,
        pickup_until: `${TUESDAY} 15:30:00`,
        sched_delivery_dt: '2026-12-03 16:00:00',
        count: 2,
        price: 6_000,
        pay_by,
      },
      { id: first.id, sched_pickup_dt: `${MONDAY} 13:00:00`, count: 1, price: 3_000, pay_by },
    ]);
    expect(await heldOf(other.caller)).toEqual([]);
  });

  it('is so listed until it is paid or ended, and among the current ones once it is paid', async () => {
    const { caller } = await onetimer();
    const paid = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    const ended = (await order(caller, wish(MONDAY, '14:00')).expect(201)).body;
    await decide(app, numberOf(paid.payment), 'approve');
    await cancel(caller, ended.id).expect(204);
    expect(await heldOf(caller)).toEqual([]);
    const { body } = await caller.get('/users/me/washRequests?state=current').expect(200);
    expect(body).toMatchObject([{ id: paid.id, price: 3_000, pay_by: null }]);
  });
});

describe('who meets an own hold is told which one it is, and can end it from any tab', () => {
  it('at the same time', async () => {
    const { caller } = await onetimer();
    const { id } = (await order(caller, wish(MONDAY, '13:00')).expect(201)).body;
    const { body } = await order(caller, wish(MONDAY, '13:00')).expect(409);
    expect(body).toMatchObject({ reason: 'dup', held_id: id, held_until: (await rowOf(app, id)).pay_by });
    await cancel(caller, body.held_id).expect(204);
    await order(caller, wish(MONDAY, '13:00')).expect(201);
  });

  it('by PayPay', async () => {
    const { caller } = await onetimer();
    await order(caller, wish(MONDAY, '13:00')).expect(201);
    const { id } = (await order(caller, wish(MONDAY, '14:00', 2)).expect(201)).body;
    const { body } = await order(caller, wish(TUESDAY, '13:00', 2)).expect(409);
    const until = (await rowOf(app, id)).pay_by;
    expect(body).toMatchObject({ reason: 'duplicate_paypay_pending_queue', held_id: id, held_until: until });
    await cancel(caller, body.held_id).expect(204);
    await order(caller, wish(TUESDAY, '13:00', 2)).expect(201);
  });
});

describe('of a limited day', () => {
  it('unpaid requests take a third, at least three, and whoever pays takes the rest', async () => {
    await limit(10);
    const people = await Promise.all(Array.from({ length: 6 }, onetimer));
    const answers = await Promise.all(
      people.map(({ caller, beside }, n) => order(n % 2 === 0 ? caller : beside, wish(MONDAY, '13:00'))),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([3, 3]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('preq_count_max');
    const paying = await Promise.all(Array.from({ length: 8 }, () => signedIn({})));
    const legs = { sched_pickup_dt: `${MONDAY} 13:00:00`, sched_delivery_dt: '2026-12-04 13:00:00' };
    const booked = await Promise.all(
      paying.map(({ caller }) => caller.post('/users/me/washRequests').send({ ...legs, count: 1 })),
    );
    expect([count(booked, 201), count(booked, 409)]).toEqual([7, 1]);
    expect([await placesOn(app, MONDAY), await broken()]).toEqual([10, []]);
  });

  it('one that is paid, or cancelled, makes room for another', async () => {
    await limit(11);
    const held = [];
    for (let n = 0; n < 3; n += 1) {
      const { caller } = await onetimer();
      held.push({ caller, ...(await order(caller, wish(MONDAY, '13:00')).expect(201)).body });
    }
    const { caller } = await onetimer();
    await order(caller, wish(MONDAY, '13:00')).expect(409);
    await decide(app, numberOf(held[0].payment), 'approve');
    await order(caller, wish(MONDAY, '13:00')).expect(201);
    await cancel(held[1].caller, held[1].id).expect(204);
    await order((await onetimer()).caller, wish(MONDAY, '13:00')).expect(201);
    await order((await onetimer()).caller, wish(MONDAY, '13:00')).expect(409);
    expect([await placesOn(app, MONDAY), await broken()]).toEqual([4, []]);
  });

  it('is full for who would hold one more, unless an own hold of that day gives way; for others it is open', async () => {
    await limit(10);
    const reason = async (caller: Caller) => {
      const span = { from: MONDAY, to: MONDAY };
      const [day] = (await caller.get('/users/me/pickupDates').query(span).expect(200)).body;
      return day.reason;
    };
    const [first, second, third, monthly] = [await onetimer(), await onetimer(), await onetimer(), await signedIn({})];
    for (const time of ['13:00', '14:00']) await order(first.caller, wish(MONDAY, time)).expect(201);
    expect(await reason(second.caller)).toBeNull();
    await order(second.caller, wish(MONDAY, '13:00')).expect(201);
    await order(second.caller, wish(TUESDAY, '13:00')).expect(201);
    expect(await Promise.all([first, third, monthly].map(({ caller }) => reason(caller)))).toEqual([
      null,
      'full',
      null,
    ]);
    await order(third.caller, wish(MONDAY, '15:00')).expect(409);
    await order(first.caller, wish(MONDAY, '15:00')).expect(201);
    expect(await reason(third.caller)).toBe('full');
    await app.database.manager.update(PickupDay, { date: MONDAY }, { day_limit: 3 });
    expect(await Promise.all([first, third, monthly].map(({ caller }) => reason(caller)))).toEqual([
      null,
      'full',
      'full',
    ]);
    await order(first.caller, wish(MONDAY, '16:00')).expect(201);
  });
});
