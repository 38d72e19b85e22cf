import { randomBytes } from 'node:crypto';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import { addDays, weekday } from '@laundry/shared/time/jst';
import request from 'supertest';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { CONFIG, type Config } from '../../src/config/config.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { WeekRequest } from '../../src/modules/wash-requests/weekly/week-request.entity.js';
import { miscounted, unbalanced } from '../harness/books.js';
import { buildArea } from '../harness/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/build-people.js';
import { buildRequest } from '../harness/build-request.js';
import { buildSchedule } from '../harness/build-schedule.js';
import { mailsOf } from '../harness/own-requests.js';
import { decide, manualPaymentsOf, numberOf } from '../harness/sandbox.js';
import { startApp, type Caller, type RunningApp } from '../harness/start-app.js';
import { onMysql } from '../harness/test-database.js';

jest.setTimeout(120_000);

/** The last day of a month, the first of the next, and the month after that one. */
const EDGES = [
  ['2026-11-30', '2026-12-01', '2027-01-01'],
  ['2026-12-31', '2027-01-01', '2027-02-01'],
  ['2028-02-29', '2028-03-01', '2028-04-01'],
] as const;

/** When a write comes: each has customers of its own. The job runs at 00:05, with the writes `beside` it. */
const OLD_MONTH = ['23:55:00', '23:59:59'] as const;
const NEW_MONTH = ['00:00:00', '00:02:00', 'beside', '00:06:00'] as const;
const MOMENTS = [...OLD_MONTH, ...NEW_MONTH] as const;
type Moment = (typeof MOMENTS)[number];
/** No account is turned by the write itself then: what changes, the write changes. */
const BY_ITSELF: readonly Moment[] = ['23:55:00', '00:06:00'];
const isOld = (moment: Moment) => OLD_MONTH.some((each) => each === moment);

const OWN_PLAN = 't8_2';
/** Chosen in the old month, for the new one. */
const CONFIRMED = 't4_2';
const WISH = { plan_id: 't16_2_M', pickup_delivery_type: 5, user_plan_option: 0 };

const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  invoice_approved_at: '2026-01-10 10:00:00',
  payment_method_id: 2,
  latest_payment_method_id: 2,
  created_at: '2026-01-10 10:00:00',
} as const;
const CONFIRMS = { next_month_plan_id: CONFIRMED, next_month_pickup_delivery_type: 5 } as const;

/** A customer in the old month, with what a write may need. */
interface Scene {
  readonly user: User;
  readonly caller: Caller;
  readonly requestId: number;
  /** Begun by card in the old month. */
  readonly paymentNo: string | null;
  readonly operator: Caller;
  readonly plan: string;
  readonly day: string;
}

interface Write {
  readonly user?: Partial<User>;
  /** Bought by card before the month ends, paid by the write. */
  readonly begins?: true;
  /** Played at every edge, the others at one. */
  readonly money?: true;
  readonly play: (scene: Scene) => PromiseLike<{ status: number; body: unknown } | void>;
}

let app: RunningApp;
let replica: RunningApp;
beforeAll(async () => {
  const JWT_SECRET = randomBytes(32).toString('hex');
  app = await startApp({ env: { JWT_SECRET } });
  const { databaseUrl } = app.app.get<Config>(CONFIG);
  replica = onMysql ? await startApp({ env: { JWT_SECRET, DATABASE_URL: databaseUrl } }) : app;
  await buildArea(app);
});
afterAll(async () => {
  expect([await unbalanced(app.database), await miscounted(app.database)]).toEqual([[], []]);
  if (replica !== app) await replica.close();
  await app.close();
});

const setClocks = (now: string) => [app, replica].forEach(({ clock }) => clock.set(now));
const turnMonths = async () => {
  const result = await app.app.get(JobRunner, { strict: false }).runByName('month-turn', new AbortController().signal);
  expect(result).toMatchObject({ failed: 0 });
};
const stored = ({ id }: Pick<User, 'id'>) => app.database.manager.findOneByOrFail(User, { id });
const onReplica = async (user: User) =>
  request.agent(`${replica.url}/api/v1`).auth(await app.tokenOf(user), { type: 'bearer' });

const washes = (plan: string, count: number, payment_method: number) => {
  const parsed = parsePlanId(plan);
  if (parsed === null) throw new Error(plan);
  const price_per_count = addPriceFor(parsed, 0);
  return { count, price: count * price_per_count, price_per_count, payment_method };
};
const begin = async (caller: Caller, plan: string) => {
  const { body } = await caller
    .post('/users/me/washRequestCount')
    .send(washes(plan, 5, 1))
    .expect(201);
  return numberOf(body.payment);
};
const schedule = { form_count: 1, week_types: [1], pickup_weeks: [2], pickup_times: ['10:00'], count: [1] };
const status = ({ operator, user }: Scene, to: number) =>
  operator.post(`/admin/users/${user.id}/status`).send({ status: to });
const dates = (day: string) => ({
  sched_pickup_dt: `${day} 13:00:00`,
  sched_delivery_dt: `${addDays(day, 7)} 13:00:00`,
});

/** What customers and operators write. */
const WRITES: Readonly<Record<string, Write>> = {
  'washes by invoice': {
    money: true,
    play: ({ caller, plan }) => caller.post('/users/me/washRequestCount').send(washes(plan, 5, 2)),
  },
  'washes by card': {
    money: true,
    play: async ({ caller, plan }) => decide(app, await begin(caller, plan), 'approve'),
  },
  'washes by card, begun in the old month': {
    money: true,
    begins: true,
    user: { next_month_plan_id: null },
    play: ({ paymentNo }) => decide(app, paymentNo ?? '', 'approve'),
  },
  'washes by card under the old plan': {
    money: true,
    begins: true,
    play: ({ paymentNo }) => decide(app, paymentNo ?? '', 'approve'),
  },
  'washes sold by an operator': {
    money: true,
    play: ({ operator, user }) =>
      operator
        .post('/admin/addBag')
        .send({ operation_type: 36, user_id: user.id, user_name: user.company_name, size: 1, count: 5, bikou: '電話' }),
  },
  'a plan': {
    money: true,
    play: ({ caller }) => caller.post('/users/me/userPlan').send({ ...WISH, payment_method: 2 }),
  },
  'a plan by an operator': {
    money: true,
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/userPlan`).send(WISH),
  },
  'a monthly plan of a one-time customer': {
    user: { plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0, next_month_plan_id: null },
    play: async ({ caller }) => {
      const { body } = await caller.post('/users/me/userPlan').send({ ...WISH, payment_method: 1 });
      await decide(app, numberOf(body.payment), 'approve', 2);
    },
  },
  'a monthly plan of a one-time customer by an operator': {
    user: { plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0, next_month_plan_id: null },
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/userPlan`).send(WISH),
  },
  'a booking': {
    money: true,
    play: ({ caller, day }) => caller.post('/users/me/washRequests').send({ ...dates(day), count: 2 }),
  },
  'a cancel': { play: ({ caller, requestId }) => caller.delete(`/users/me/washRequests/${requestId}`) },
  'a change': {
    play: ({ caller, requestId, day }) =>
      caller.put(`/users/me/washRequests/${requestId}`).send(dates(addDays(day, 14))),
  },
  'a cancel by an operator': {
    play: ({ operator, requestId }) => operator.delete(`/admin/washRequests/cancel/${requestId}`),
  },
  'a discard': { play: ({ operator, requestId }) => operator.delete(`/admin/washRequests/delete/${requestId}`) },
  'another count': {
    play: ({ operator, requestId }) => operator.post(`/admin/washRequests/${requestId}/setCount`).send({ count: 3 }),
  },
  'other dates by an operator': {
    play: ({ operator, requestId, day }) =>
      operator.put(`/admin/washRequests/${requestId}`).send(dates(addDays(day, 14))),
  },
  'a weekly schedule': {
    play: ({ caller }) =>
      caller
        .post('/users/me/weekRequests')
        .send({ ...schedule, delivery_weeks: [5], delivery_times: ['10:00'], delivery_box_pw: [''], bikou: [''] }),
  },
  'the end of a schedule': { play: ({ caller }) => caller.post('/users/me/weekRequests').send({ form_count: 0 }) },
  'a withdrawal': { money: true, play: ({ caller }) => caller.delete('/users/me') },
  'a balance': {
    money: true,
    play: ({ operator, user }) =>
      operator
        .post(`/admin/users/${user.id}/availableRequestCount`)
        .send({ available_request_count: 30, decreaseFlg: false }),
  },
  'a stop': { play: (scene) => status(scene, 2) },
  'a stop and its end': { play: (scene) => status(scene, 2).then(() => status(scene, 1)) },
  'the end of a stop': { user: { status: 2 }, play: (scene) => status(scene, 1) },
  'an approval': {
    user: { status: 3, available_request_count: 0, next_month_plan_id: null, turned_month: null },
    play: (scene) => status(scene, 1),
  },
  'a withdrawal by an operator': { play: (scene) => status(scene, 90) },
  'a deletion': { play: ({ operator, user }) => operator.delete(`/admin/users/${user.id}`) },
  'no Saturday service': {
    user: { is_saturday_available: 1 },
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/sat`).send({ is_saturday_available: 0 }),
  },
};

/** A Tuesday to Thursday of the new month, on which the schedule makes no request. */
const dayAfter = (first: string, from: number): string => {
  const day = addDays(first, from);
  return [2, 3, 4].includes(weekday(day)) ? day : dayAfter(first, from + 1);
};

async function sceneOf(write: Write, [, first]: readonly string[], operator: Caller, moment: Moment): Promise<Scene> {
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: first, ...write.user });
  await buildSchedule(app, user, { from_month: '2026-01', count: 1, week_type: 3 });
  const request = await buildRequest(app, user, {
    ...dates(dayAfter(first ?? '', 9)),
    // What was booked earlier was booked under the plan of then.
    ...{ plan_id: OWN_PLAN, count: user.available_request_count === 0 ? 0 : 2 },
  });
  const caller = await onReplica(user);
  const paymentNo = write.begins ? await begin(caller, OWN_PLAN) : null;
  const plan = isOld(moment) || user.next_month_plan_id === null ? user.plan_id : CONFIRMED;
  return { user, caller, requestId: request.id, paymentNo, operator, plan, day: dayAfter(first ?? '', 3) };
}

/** Everything about a customer that a month has to do with, without ids and moments. */
async function booksOf({ user, requestId }: Scene): Promise<object> {
  const { manager } = app.database;
  const own = { user_id: user.id };
  const name = (text: string | null) => text?.replaceAll(/\b(grant|expire|payment):\d+/g, '$1') ?? null;
  const account = await stored(user);
  const entries = await manager.find(CountEntry, { where: own, order: { id: 'ASC' } });
  const history = await manager.find(OperationHistory, { where: own, order: { id: 'ASC' } });
  const requests = await manager.find(WashRequest, { where: own, order: { sched_pickup_dt: 'ASC', id: 'ASC' } });
  const forms = await manager.find(WeekRequest, { where: own, order: { id: 'ASC' } });
  const payments = await manager.find(Payment, { where: own, order: { id: 'ASC' } });
  return {
    account: [account.status, account.plan_id, account.turned_month, account.available_request_count],
    next: [account.next_month_plan_id, account.next_month_plan_valid_from, account.withdrawal_dt?.slice(0, 10)],
    entries: entries.map(
      (each) => `${each.reason} ${each.delta} ${name(each.once_key)} ${each.wash_request_id === requestId}`,
    ),
    history: history.map(
      (each) => `${each.operation_type} ${each.plan} ${each.price} ${each.available_request_count} ${each.changes}`,
    ),
    requests: requests.map((each) => [each.plan_id, each.count, each.sched_dt, each.cancel_kind]),
    forms: forms.map(({ from_month, until_month }) => [from_month, until_month]),
    payments: payments.map(({ page_id, amount, purpose, state, refund_needed }) => [
      page_id,
      amount,
      purpose,
      state,
      refund_needed,
    ]),
    manual: (await manualPaymentsOf(app, user)).map((each) => [
      each.page_id,
      each.price,
      each.month,
      each.due_date,
      each.is_refund,
    ]),
    mails: await mailsOf(app, user),
  };
}

describe.each(EDGES)('from %s to %s', (last, first, after) => {
  const scenes = new Map<string, Scene>();
  const scene = (name: string, moment: Moment): Scene => {
    const found = scenes.get(`${name} ${moment}`);
    if (found === undefined) throw new Error(`${name} ${moment} was not played`);
    return found;
  };
  /** Writes that ended in the old month's last second. */
  const inTime = new Set<string>();
  const writes = Object.entries(WRITES).filter(([, { money }]) => last === EDGES[0][0] || money === true);
  const month = first.slice(0, 7);

  beforeAll(async () => {
    setClocks(`${last} 23:50:00`);
    const operator = await onReplica(await buildAdmin(app));
    for (const [name, write] of writes)
      for (const moment of MOMENTS)
        scenes.set(`${name} ${moment}`, await sceneOf(write, [last, first], operator, moment));
    const played = async (moment: Moment, name: string, write: Write) => {
      const before = BY_ITSELF.includes(moment) ? JSON.stringify(await booksOf(scene(name, moment))) : null;
      const answer = await write.play(scene(name, moment));
      if (answer && answer.status >= 300) throw new Error(`${name} ${moment}: ${JSON.stringify(answer.body)}`);
      if (before === JSON.stringify(await booksOf(scene(name, moment)))) throw new Error(`${name} changes nothing`);
    };
    const playAll = (moment: Moment) => Promise.all(writes.map(([name, write]) => played(moment, name, write)));
    setClocks(`${last} 23:55:00`);
    await playAll('23:55:00');
    for (const [name, write] of writes) {
      // The clock runs on: each write has the old month's last second for itself.
      setClocks(`${last} 23:59:59`);
      await played('23:59:59', name, write);
      if (app.clock.today() === last) inTime.add(name);
    }
    for (const moment of ['00:00:00', '00:02:00'] as const) {
      setClocks(`${first} ${moment}`);
      await playAll(moment);
    }
    setClocks(`${first} 00:05:00`);
    await Promise.all([turnMonths(), playAll('beside')]);
    await turnMonths();
    setClocks(`${first} 00:06:00`);
    await playAll('00:06:00');
  });

  it.each(writes.map(([name]) => name))('%s before and beside the turn is as after it', async (name) => {
    const expected = await booksOf(scene(name, '00:06:00'));
    for (const moment of NEW_MONTH.slice(0, -1))
      expect([moment, await booksOf(scene(name, moment))]).toEqual([moment, expected]);
  });

  it.each(writes.map(([name]) => name))('%s in the last second is as minutes before it', async (name) => {
    const asOld = await booksOf(scene(name, '23:55:00'));
    const wentOver = inTime.has(name) ? [] : [await booksOf(scene(name, '00:06:00'))];
    expect([asOld, ...wentOver]).toContainEqual(await booksOf(scene(name, '23:59:59')));
  });

  it.each([
    'washes by invoice',
    'washes by card',
    'washes by card, begun in the old month',
    'washes sold by an operator',
  ])('%s are washes of the new month once it has begun', async (name) => {
    for (const moment of NEW_MONTH) {
      const { user } = scene(name, moment);
      const entries = await app.database.manager.find(CountEntry, {
        where: { user_id: user.id },
        order: { id: 'ASC' },
      });
      const reasons = entries.map(({ reason }) => reason);
      expect([moment, reasons.lastIndexOf('expire') < reasons.indexOf('purchase')]).toEqual([moment, true]);
    }
  });

  it('money for washes of a plan that is over goes back', async () => {
    for (const moment of NEW_MONTH) {
      const [refund] = (await manualPaymentsOf(app, scene('washes by card under the old plan', moment).user)).filter(
        (each) => each.is_refund,
      );
      expect(refund).toMatchObject({ month });
    }
  });

  it.each(['a plan', 'a plan by an operator'])(
    '%s chosen in the new month counts from the one after it',
    async (name) => {
      for (const moment of MOMENTS) {
        const inOld = moment === '23:55:00' || (moment === '23:59:59' && inTime.has(name));
        expect([moment, await stored(scene(name, moment).user)]).toEqual([
          moment,
          expect.objectContaining({
            plan_id: inOld ? WISH.plan_id : CONFIRMED,
            next_month_plan_id: inOld ? null : WISH.plan_id,
            next_month_plan_valid_from: inOld ? null : after,
          }),
        ]);
      }
    },
  );
});

it('what a customer and an operator read before the turn is what a write finds', async () => {
  setClocks('2026-11-30 23:50:00');
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const other = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const [caller, admin] = [await onReplica(user), await onReplica(await buildAdmin(app))];
  setClocks('2026-12-01 00:01:00');
  const { body } = await caller.get('/users/me').expect(200);
  expect([body.user_plan.plan_id, body.next_month_plan_id, body.available_request_count]).toEqual([CONFIRMED, null, 4]);
  const plan = (await caller.get('/users/me/currentUserPlan').expect(200)).body;
  expect([plan.plan_id, plan.next_month_plan_id]).toEqual([CONFIRMED, null]);
  const seen = (await admin.get(`/admin/users/${other.id}`).expect(200)).body;
  expect([seen.plan_id, seen.available_request_count]).toEqual([CONFIRMED, 4]);
  await turnMonths();
  for (const each of [user, other])
    expect((await manualPaymentsOf(app, each)).map(({ page_id, month }) => [page_id, month])).toEqual([[6, '2026-12']]);
});

it('an account that was away for months is turned month by month, and a chosen plan begins in its month', async () => {
  setClocks('2026-11-25 09:00:00');
  const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' });
  const caller = await onReplica(user);
  setClocks('2027-02-03 09:00:00');
  await caller
    .post('/users/me/washRequestCount')
    .send(washes(CONFIRMED, 5, 2))
    .expect(401);
  await (
    await onReplica(user)
  )
    .post('/users/me/washRequestCount')
    .send(washes(CONFIRMED, 5, 2))
    .expect(201);
  expect(await stored(user)).toMatchObject({ plan_id: CONFIRMED, turned_month: '2027-02', available_request_count: 9 });
  expect((await manualPaymentsOf(app, user)).map(({ page_id, month }) => [page_id, month])).toEqual([
    [6, '2026-12'],
    [6, '2027-01'],
    [6, '2027-02'],
    [3, '2027-02'],
  ]);
});
