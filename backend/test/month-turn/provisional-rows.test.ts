import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { runJob } from '../harness/calls/sandbox.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const DECEMBER = { from: '2026-12-01T00:00:00', to: '2026-12-31T23:59:59' };

let app: RunningApp;
let admin: Caller;
let user: User;
let everyMonday: User;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-07' });
  await app.database.manager.insert(PickupDay, { date: '2026-12-28', used: 0, day_limit: 0 });
  // Plan t8 has 8 bags; December's Mondays need 20: the balance is not looked at.
  everyMonday = await buildCustomer(app, { available_request_count: 0, weight: 2, send_addr_detail1: '渋谷区' });
  await buildSchedule(app, everyMonday, { count: 5 });
  user = await buildCustomer(app, { next_month_plan_id: 't8_1_1_M', next_month_pickup_delivery_type: 1 });
  await buildSchedule(app, user, {
    pickup_week: 2,
    same_time: true,
    delivery_week: null,
    delivery_time: null,
    week_type: 3,
  });
  await buildRequest(app, user, {
    sched_pickup_dt: '2026-12-14 09:00:00',
    sched_delivery_dt: '2026-12-17 10:00:00',
  });
  for (const overrides of NO_ROWS) await buildSchedule(app, await buildCustomer(app, overrides));
  const ended = await buildCustomer(app);
  await buildSchedule(app, ended, { until_month: '2026-11', from_month: '2026-10' });
});
afterAll(() => app.close());

/** Who has a schedule, and gets no requests in December. */
const NO_ROWS: Partial<User>[] = [
  { status: 2 },
  { status: 3 },
  { withdrawal_dt: '2026-11-30 23:59:59' },
  { deleted_at: '2026-11-20 10:00:00' },
  { next_month_plan_id: 'tx_2' },
  { turned_month: '2026-12' },
  { send_addr_zipcode: '9990001' },
];

const search = async (query: object = {}, caller = admin) =>
  (
    await caller
      .get('/admin/washRequest')
      .query({ ...DECEMBER, provisional: '1', ...query })
      .expect(200)
  ).body as Record<string, unknown>[];
const days = async (query: object = {}, caller = admin) =>
  (await search(query, caller)).map(
    ({ id, sched_dt }) => `${id === null ? '' : 'made '}${String(sched_dt).slice(8, 10)}`,
  );

test('the occurrences that the turn will make are rows without an id, among those that are made, by time', async () => {
  // Mondays without the holiday and the full day, Tuesdays of the even weeks.
  expect(await days()).toEqual(['08', 'made 14', '14', '21', '22']);
  const [first] = await search({ user_id: everyMonday.id });
  expect(first).toMatchObject({
    id: null,
    user_id: everyMonday.id,
    is_provisional: true,
    request_type: '2',
    plan_id: 't8_2',
    size: 1,
    count: 5,
    fold_cost: 5,
    status: 0,
    display_status: '未対応',
    user_status: 1,
    staff_id: null,
    staff_name1: null,
    sched_dt: '2026-12-14 10:00:00',
    sched_pickup_dt: '2026-12-14 10:00:00',
    sched_delivery_dt: '2026-12-17 18:00:00',
    is_tentative: false,
    bikou: '門の中',
    send_addr_detail1: '渋谷区',
  });
  expect(first).not.toHaveProperty('zipcode');
});

test('they are of the plan of their month', async () => {
  const [row] = await search({ user_id: user.id, status: '0', size: '1,2' });
  expect(row).toMatchObject({
    plan_id: 't8_1_1_M',
    size: 2,
    pickup_delivery_type: 1,
    sched_delivery_dt: SAME_TIME_DELIVERY,
    is_tentative: true,
  });
});

test.each<[string, object, string[]]>([
  ['without being asked for', { provisional: '0' }, ['made 14']],
  ['a span, to the second', { from: '2026-12-14 10:00:00', to: '2026-12-21 09:59:59' }, ['14']],
  // January’s are those of the customer, too, whose December is begun.
  [
    'a span over two months',
    { from: '2026-12-20 00:00', to: '2027-01-12 23:59' },
    ['21', '22', '04', '04', '11', '11', '12'],
  ],
  ['nobody’s', { staff_id: 'none', from: '2026-12-21 00:00' }, ['21', '22']],
  ['somebody’s', { staff_id: '1' }, []],
  ['unhandled and washed', { status: '0,2', from: '2026-12-21 00:00' }, ['21', '22']],
  ['washed', { status: '2' }, []],
  ['a size', { size: '2' }, ['08', '22']],
  ['a partner', { venue_provider_name: '誰か' }, []],
  ['deliveries too', { leg: 'either', from: '2026-12-17 18:00:00', to: '2026-12-17 18:00:00' }, ['14']],
  ['one number', { id: 999 }, []],
])('a search finds them like requests: %s', async (_what, query, expected) => {
  expect(await days(query)).toEqual(expected);
});

test('sorted and paged like requests', async () => {
  const { headers, body } = await admin
    .get('/admin/washRequest')
    .query({ ...DECEMBER, provisional: '1', sort: '["sched_dt","DESC"]', range: '[1,2]' })
    .expect(200);
  expect(headers['content-range']).toBe('washRequest 1-2/5');
  expect((body as { sched_dt: string }[]).map(({ sched_dt }) => sched_dt.slice(8, 10))).toEqual(['21', '14']);
});

test('wash staff get no address, delivery staff none', async () => {
  const washer = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
  const rows = await search({ user_id: everyMonday.id }, washer);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('渋谷区');
  const driver = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.delivery }));
  expect(await days({}, driver)).toEqual([]);
});

test('once the month is begun there are none left of it: what was made has its id', async () => {
  const foreseen = (await search()).length;
  app.clock.set('2026-12-01 00:05:00');
  await runJob(app, 'month-turn');
  const rows = await search({}, await app.as(await buildAdmin(app)));
  expect(rows.filter(({ id }) => id === null)).toEqual([]);
  const made = await app.database.manager.count(WashRequest);
  // Of the 5 bags a week of the first customer only one week’s fit into the 8 of the plan.
  expect([rows.length, made]).toEqual([foreseen - 1, foreseen - 1]);
});
