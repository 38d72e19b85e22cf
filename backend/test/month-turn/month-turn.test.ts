import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { WeekRequest } from '../../src/modules/wash-requests/weekly/week-request.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { analyze, fullScansOf } from '../harness/looks/query-plan.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements, statementsOf } from '../harness/looks/statements.js';

const FIRST = '2026-12-01 00:05:00';
const never = new AbortController().signal;

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  await buildArea(app);
});
afterEach(() => app.close());

const run = () => app.app.get(JobRunner, { strict: false }).runByName('month-turn', never);
const turnTo = (now: string) => {
  app.clock.set(now);
  return run();
};
const userOf = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });
const requestsOf = ({ id }: User) =>
  app.database.manager.find(WashRequest, { where: { user_id: id }, order: { sched_pickup_dt: 'ASC' } });
const pickupsOf = async (user: User) => (await requestsOf(user)).map(({ sched_pickup_dt: dt }) => dt?.slice(5, 10));
const operationsOf = async ({ id }: User) =>
  (await app.database.manager.find(OperationHistory, { where: { user_id: id }, order: { id: 'ASC' } })).map(
    ({ operation_type }) => operation_type,
  );
const entriesOf = async ({ id }: User) =>
  (await app.database.manager.find(CountEntry, { where: { user_id: id }, order: { id: 'ASC' } })).map(
    ({ delta, reason }) => `${reason} ${delta}`,
  );
const mailsOf = ({ id }: User) => app.database.manager.findBy(Mail, { user_id: id, template: 'month_requests' });

describe('at the turn of a month', () => {
  test('a customer gets plan, bags and weekly requests, and is charged, once however often it runs', async () => {
    const user = await buildCustomer(app, { available_request_count: 3 });
    await buildSchedule(app, user);
    expect(await turnTo('2026-11-30 23:59:59')).toEqual({ found: 0, done: 0, failed: 0 });
    expect(await turnTo(FIRST)).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await run()).toEqual({ found: 0, done: 0, failed: 0 });
    expect(await userOf(user)).toMatchObject({ available_request_count: 0, turned_month: '2026-12' });
    expect(await entriesOf(user)).toEqual([
      'grant 3',
      'expire -3',
      'grant 8',
      'request -2',
      'request -2',
      'request -2',
      'request -2',
    ]);
    expect(await operationsOf(user)).toEqual([
      OPERATION.monthlyGrant,
      ...[1, 1, 1, 1].map(() => OPERATION.requestCreated),
      OPERATION.monthlyCharge,
    ]);
    expect(await pickupsOf(user)).toEqual(['12-07', '12-14', '12-21', '12-28']);
    expect((await requestsOf(user))[0]).toMatchObject({
      request_type: '2',
      plan_id: 't8_2',
      count: 2,
      sched_pickup_dt: '2026-12-07 10:00:00',
      sched_delivery_dt: '2026-12-10 18:00:00',
      sched_dt: '2026-12-07 10:00:00',
      delivery_box_pw: '12#34',
      bikou: '門の中',
    });
    const balances = await app.database.manager.find(OperationHistory, { where: { user_id: user.id } });
    expect(balances.map((row) => row.available_request_count)).toEqual([8, 6, 4, 2, 0, 0]);
  });

  test('what was chosen for the month begins with it', async () => {
    const user = await buildCustomer(app, {
      next_month_plan_id: 't4_1_M',
      next_month_pickup_delivery_type: 1,
      next_month_user_plan_option: 1,
      next_month_plan_valid_from: '2026-12-01',
    });
    await turnTo(FIRST);
    expect(await userOf(user)).toMatchObject({
      plan_id: 't4_1_M',
      pickup_delivery_type: 1,
      user_plan_option: 1,
      valid_from: '2026-12-01',
      is_first_plan: false,
      next_month_plan_id: null,
      next_month_plan_valid_from: null,
      available_request_count: 4,
    });
    expect(await operationsOf(user)).toEqual([OPERATION.planChanged, OPERATION.monthlyGrant, OPERATION.monthlyCharge]);
    // t4_1_M with hangers against t8_2: 14,590 and a tenth more, 13,250.
    const change = { user_id: user.id, operation_type: OPERATION.planChanged };
    expect(await app.database.manager.findOneBy(OperationHistory, change)).toMatchObject({
      plan: 't4_1_M',
      price: 16_049,
      price_diff: 2_799,
    });
  });

  test('a schedule waits while its customer has the one-time plan, and goes on with the month after it', async () => {
    const toOnetime = { next_month_plan_id: 'tx_2', next_month_plan_valid_from: '2026-12-01' };
    const user = await buildCustomer(app, toOnetime);
    await buildSchedule(app, user);
    await turnTo(FIRST);
    expect([await pickupsOf(user), (await userOf(user)).available_request_count]).toEqual([[], 0]);
    await app.database.manager.update(User, { id: user.id }, { plan_id: 't8_2' });
    await turnTo('2027-01-01 00:05:00');
    expect((await pickupsOf(user)).length).toBeGreaterThan(0);
  });

  test.each<[string, Partial<User>, number, string[]]>([
    [
      'a first trial becomes the chosen plan',
      { plan_id: 't0_2', next_month_plan_id: 't2_2' },
      2,
      ['expire -8', 'grant 2'],
    ],
    ['a change to one-time ends the balance', { next_month_plan_id: 'tx_2' }, 0, ['expire -8']],
    ['a stopped customer keeps what they have', { status: 2 }, 8, []],
    ['who withdrew is passed by', { withdrawal_dt: '2026-11-30 23:59:59' }, 8, []],
    ['who withdraws later is not', { withdrawal_dt: '2026-12-31 23:59:59' }, 8, ['expire -8', 'grant 8']],
    ['who is under review is passed by', { status: 3 }, 8, []],
    ['who was deleted is passed by', { deleted_at: '2026-11-20 10:00:00' }, 8, []],
    ['who became active in the month has it already', { turned_month: '2026-12' }, 8, []],
  ])('%s', async (_name, overrides, balance, entries) => {
    const user = await buildCustomer(app, overrides);
    await buildSchedule(app, user, { count: 5, week_type: 3 });
    await app.database.manager.update(WeekRequest, { user_id: user.id }, { until_month: '2026-11' });
    expect(await turnTo(FIRST)).toMatchObject({ failed: 0 });
    expect((await entriesOf(user)).slice(1)).toEqual(entries);
    expect((await userOf(user)).available_request_count).toBe(balance);
    expect(await requestsOf(user)).toEqual([]);
  });

  test('what cannot be made is left out, and the customer is told why', async () => {
    await app.database.manager.insert(BusinessHoliday, [{ date: '2026-12-07' }, { date: '2026-12-24' }]);
    const user = await buildCustomer(app, { available_request_count: 8 });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-12-14 10:00:00',
      sched_delivery_dt: '2026-12-17 10:00:00',
    });
    await app.database.manager.insert(PickupDay, { date: '2026-12-18', used: 0, day_limit: 0 });
    await buildSchedule(app, user, { count: 5 });
    await buildSchedule(app, user, { pickup_week: 5, delivery_week: 3, count: 4 });
    await turnTo(FIRST);
    // Fridays 4, 11, 18, 25; Mondays 7, 14, 21, 28: 4 bags on the 4th and the 11th, and none are left.
    expect(await pickupsOf(user)).toEqual(['12-04', '12-11', '12-14']);
    const [mail, ...more] = await mailsOf(user);
    expect(more).toEqual([]);
    const lines = clearText(mail?.body)
      .split('\n')
      .filter((line) => /^12月\d+日.*：/.test(line));
    expect([mail?.subject, lines.map((line) => line.replace(/^12月(\d+)日.*：/, '$1 '))]).toEqual([
      '12月の定期集配のお知らせ',
      [
        '7 休業日のため集配を行っておりません',
        '14 その集配日時で既に依頼済です',
        '18 この日の集荷は受付を締め切りました',
        '21 バッグの残りが不足しています',
        '25 バッグの残りが不足しています',
        '28 バッグの残りが不足しています',
      ],
    ]);
  });

  test('the places of a limited day go to as many as there are', async () => {
    await app.database.manager.insert(PickupDay, { date: '2026-12-07', used: 0, day_limit: 3 });
    const users = await Promise.all(Array.from({ length: 5 }, () => buildCustomer(app)));
    for (const user of users) await buildSchedule(app, user);
    await turnTo(FIRST);
    const made = await app.database.manager.countBy(WashRequest, { sched_pickup_dt: '2026-12-07 10:00:00' });
    expect(made).toBe(3);
  });

  test('requests of a same-time plan are delivered with the pickup after them', async () => {
    const user = await buildCustomer(app, { plan_id: 't8_1_1', pickup_delivery_type: 1 });
    const earlier = await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-26 10:00:00',
      sched_delivery_dt: SAME_TIME_DELIVERY,
      is_tentative: true,
      count: 2,
    });
    await buildSchedule(app, user, { same_time: true, delivery_week: null, delivery_time: null, week_type: 3 });
    await turnTo(FIRST);
    expect((await requestsOf(user)).map(({ id, sched_delivery_dt }) => [id === earlier.id, sched_delivery_dt])).toEqual(
      [
        [true, '2026-12-14 10:00:00'],
        [false, '2026-12-28 10:00:00'],
        [false, SAME_TIME_DELIVERY],
      ],
    );
  });

  test('after two months without a server both are begun, one after the other', async () => {
    const user = await buildCustomer(app, { next_month_plan_id: 't10_2', next_month_plan_valid_from: '2026-12-01' });
    await buildSchedule(app, user);
    expect(await turnTo('2027-01-06 09:00:00')).toEqual({ found: 2, done: 2, failed: 0 });
    expect(await userOf(user)).toMatchObject({ plan_id: 't10_2', turned_month: '2027-01', available_request_count: 4 });
    // Mondays of January: 4 has passed, 11, 18 and 25 are made.
    expect(await pickupsOf(user)).toEqual(['01-11', '01-18', '01-25']);
    expect((await entriesOf(user)).slice(1)).toEqual([
      'expire -8',
      'grant 10',
      'expire -10',
      'grant 10',
      'request -2',
      'request -2',
      'request -2',
    ]);
    const keys = await app.database.manager.findBy(CountEntry, { user_id: user.id, reason: 'grant' });
    expect(keys.flatMap(({ once_key }) => once_key ?? [])).toEqual([
      `grant:${user.id}:2026-11`,
      `grant:${user.id}:2026-12`,
      `grant:${user.id}:2027-01`,
    ]);
    const mails = await mailsOf(user);
    expect(mails.map(({ subject }) => subject)).toEqual(['1月の定期集配のお知らせ']);
  });

  test('three replicas at once begin each month once', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => buildCustomer(app)));
    for (const user of users) await buildSchedule(app, user);
    app.clock.set(FIRST);
    const results = await Promise.all([run(), run(), run()]);
    expect(results.reduce((sum, result) => sum + (result?.done ?? 0), 0)).toBe(30);
    for (const user of users) {
      expect((await entriesOf(user)).slice(1, 3)).toEqual(['expire -8', 'grant 8']);
      expect(await pickupsOf(user)).toHaveLength(4);
      expect(await mailsOf(user)).toHaveLength(1);
    }
  });

  test('one whose month cannot be begun holds no others up, and is tried again', async () => {
    const [broken, fine] = [await buildCustomer(app), await buildCustomer(app)];
    // The grant of the month is in the books already, which nothing but a fault can do.
    const once_key = `grant:${broken.id}:2026-12`;
    const entry = { user_id: broken.id, wash_request_id: null, actor_id: null, created_at: FIRST };
    await app.database.manager.insert(CountEntry, { ...entry, delta: 0, reason: 'grant', once_key });
    expect(await turnTo(FIRST)).toEqual({ found: 2, done: 1, failed: 1 });
    expect((await userOf(fine)).turned_month).toBe('2026-12');
    expect(await userOf(broken)).toMatchObject({ turned_month: '2026-11', available_request_count: 8 });
    await app.database.manager.delete(CountEntry, { once_key });
    expect(await run()).toEqual({ found: 1, done: 1, failed: 0 });
  });

  test('customers who make requests meanwhile lose no bag', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => buildCustomer(app)));
    for (const user of users) await buildSchedule(app, user, { count: 1 });
    app.clock.set('2026-12-01 06:00:00');
    const callers = await Promise.all(users.map((user) => app.as(user)));
    const body = { sched_pickup_dt: '2026-12-03 13:00:00', sched_delivery_dt: '2026-12-07 13:00:00', count: 3 };
    const [result, ...answers] = await Promise.all([
      run(),
      ...callers.map((caller) => caller.post('/users/me/washRequests').send(body)),
    ]);
    // Whoever asks first turns the account: the job, or the customer's own request.
    expect(result).toMatchObject({ failed: 0 });
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 201));
  });
});

test('the statements of a batch do not grow with its customers', async () => {
  const count = async (customers: number): Promise<number> => {
    // A card is charged one by one, after the batch.
    const invoice = { payment_method_id: 2, latest_payment_method_id: 2 } as const;
    const users = await Promise.all(Array.from({ length: customers }, () => buildCustomer(app, invoice)));
    for (const user of users) await buildSchedule(app, user, { count: 1 });
    app.clock.set(FIRST);
    const { length } = await statementsOf(app, run);
    app.clock.set('2026-11-25 09:00:00');
    return length;
  };
  await count(1);
  const few = await count(2);
  expect(await count(20)).toBe(few);
});

test('who is due is found without reading every customer', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => buildCustomer(app, n < 57 ? { turned_month: '2026-12' } : {}));
  await Promise.all(rows);
  await analyze(app, 'users');
  app.clock.set(FIRST);
  const sent = await sentStatements(app, run);
  const searches = sent.filter(({ sql }) => /^SELECT (id|MIN\(turned_month\))[^]* FROM users WHERE role/.test(sql));
  expect(searches.length).toBeGreaterThanOrEqual(4);
  for (const search of searches) expect(await fullScansOf(app, search)).toEqual([]);
});
