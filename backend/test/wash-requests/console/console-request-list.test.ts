import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Venue } from '../../../src/modules/venues/venue.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const DAY = { from: '2026-11-26T00:00:00', to: '2026-11-26T23:59:59' };
const ON_DAY = ['onetime', 'company', 'plain', 'washed'];
/** Everything that wash staff must not see holds this. */
const CANARY = 'かなりあ';

let app: RunningApp;
let admin: Caller;
let driver: User;
let washer: User;
let plain: User;
let company: User;
let onetime: User;
let ids: Record<'plain' | 'company' | 'onetime' | 'washed' | 'late' | 'discarded' | 'unpaid', number>;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '佐藤', name2: '運' });
  washer = await buildStaff(app, { role_type: ROLE_TYPE.wash });
  await app.database.manager.insert(Venue, {
    code: 'VENUE00001',
    name: '渋谷タワー',
    provider_name: 'Partner 100%_Co',
    property_name: `${CANARY}棟`,
    default_lang: 'ja',
    pickup_delivery_types: '2,3',
  });
  plain = await buildCustomer(app, { weight: 4, status: USER_STATUS.suspended, stop_start_dt: '2026-11-26 12:00:00' });
  company = await buildCustomer(app, {
    plan_id: 't8_1_L',
    is_company: true,
    company_name: `${CANARY}株式会社`,
    send_addr_name: CANARY,
    send_addr_detail1: CANARY,
    send_addr_detail2: CANARY,
    send_addr_detail3: CANARY,
    phone_number: '09099990000',
    email: 'canary@example.com',
    email2: 'canary2@example.com',
    source_venue_code: 'VENUE00001',
    management_notes: '鍵は管理室',
  });
  onetime = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
  const at = (time: string) => ({ sched_pickup_dt: `2026-11-26 ${time}:00` });
  const built = {
    plain: await buildRequest(app, plain, { ...at('13:00'), count: 2 }),
    company: await buildRequest(app, company, { ...at('13:00'), staff_id: driver.id, delivery_box_pw: CANARY }),
    onetime: await buildRequest(app, onetime, { ...at('10:00'), sched_delivery_dt: '2026-11-27 10:00:00' }),
    washed: await buildRequest(app, plain, {
      sched_pickup_dt: '2026-11-23 10:00:00',
      sched_delivery_dt: '2026-11-26 13:00:00',
      status: PROGRESS.washed,
      result_pickup_dt: '2026-11-23 10:05:00',
      result_wash_dt: '2026-11-24 10:00:00',
    }),
    late: await buildRequest(app, plain, { sched_pickup_dt: '2026-11-27 10:00:00' }),
    discarded: await buildRequest(app, plain, { ...at('11:00'), cancelled_at: '2026-11-25 08:00:00', cancel_kind: 3 }),
    unpaid: await buildRequest(app, onetime, { ...at('12:00'), pay_by: '2026-11-25 09:30:00' }),
  };
  ids = Object.fromEntries(Object.entries(built).map(([name, { id }]) => [name, id])) as typeof ids;
});
afterAll(() => app.close());

const search = (caller: Caller, query: object = {}) => caller.get('/admin/washRequest').query({ ...DAY, ...query });
const found = async (query: object, caller = admin): Promise<string[]> => {
  const { body } = await search(caller, query).expect(200);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (body as { id: number }[]).map(({ id }) => names.get(id) ?? `unknown ${id}`);
};

test('lists what is scheduled in the span by time, then larger size, then larger count; nothing cancelled or unpaid', async () => {
  expect(await found({})).toEqual(ON_DAY);
});

test('a row says everything that the list shows', async () => {
  const { body } = await search(admin);
  expect(body[1]).toMatchObject({
    id: ids.company,
    user_id: company.id,
    staff_id: driver.id,
    staff_name1: '佐藤',
    staff_name2: '運',
    company_name: `${CANARY}株式会社`,
    send_addr_detail1: CANARY,
    venue_provider_name: 'Partner 100%_Co',
    sched_dt: '2026-11-26 13:00:00',
    plan_id: 't8_1_L',
    request_type: '1',
    size: 3,
    count: 1,
    fold_cost: 4,
    status: 0,
    display_status: '未対応',
    user_status: 1,
    is_tentative: false,
    is_provisional: false,
    is_onetime: false,
    is_direct_delivery: false,
    is_stopped_user: false,
    absence_status: 0,
  });
  expect(body[0]).toMatchObject({ is_onetime: true, is_direct_delivery: true, fold_cost: 1.5, staff_name1: null });
  expect(body[2]).toMatchObject({ fold_cost: 3, is_stopped_user: true, user_status: 2 });
  // Picked up before the stop began; listed under its delivery.
  expect(body[3]).toMatchObject({ is_stopped_user: false, display_status: '洗濯済', sched_dt: '2026-11-26 13:00:00' });
});

test.each([
  ['one member of staff', () => ({ staff_id: driver.id }), ['company']],
  ['nobody', () => ({ staff_id: 'none' }), ['onetime', 'plain', 'washed']],
  ['one status', () => ({ 'status[]': [2] }), ['washed']],
  ['two statuses, with a comma', () => ({ status: '0,2' }), ON_DAY],
  ['S and M', () => ({ size: '1,2' }), ['plain', 'washed']],
  ['L and LL', () => ({ size: '3,4' }), ['company']],
  ['one size', () => ({ size: '5' }), ['onetime']],
  ['one customer', () => ({ user_id: plain.id }), ['plain', 'washed']],
  ['a part of the partner, whatever its case', () => ({ venue_provider_name: 'PARTNER' }), ['company']],
  ['a percent sign as it is', () => ({ venue_provider_name: '0%_' }), ['company']],
  ['an underscore as it is', () => ({ venue_provider_name: 'r_' }), []],
  ['weekly occurrences too, of which there are none', () => ({ provisional: '1', size: '5' }), ['onetime']],
  ['a customer that is not there', () => ({ user_id: 999_999 }), []],
])('filters by %s', async (_what, query, names) => {
  expect(await found(query())).toEqual(names);
});

test.each([
  ['the last second', { from: '2026-11-26 09:59:59', to: '2026-11-26 10:00:00' }, ['onetime']],
  ['the first second', { from: '2026-11-26 10:00:00', to: '2026-11-26 10:00:01' }, ['onetime']],
  ['none just after', { from: '2026-11-26 10:00:01', to: '2026-11-26 12:59:59' }, []],
  ['a day, which stands for all of it', { from: '2026-11-26', to: '2026-11-26' }, ON_DAY],
  ['a whole month', { from: '2026-11-01', to: '2026-11-30' }, [...ON_DAY, 'late']],
])('a span holds both its ends: %s', async (_what, span, names) => {
  expect(await found(span)).toEqual(names);
});

// The washed one is delivered that day, all others are picked up; what is picked up is no pickup to make any more.
test.each([
  ['the day', DAY, ON_DAY],
  ['the day of a delivery', { from: '2026-11-27T00:00:00', to: '2026-11-27T23:59:59' }, ['onetime', 'late']],
  [
    'a day on which only deliveries are',
    { from: '2026-11-30T00:00:00', to: '2026-11-30T23:59:59' },
    ['company', 'plain', 'late'],
  ],
  ['the day of a pickup that is done', { from: '2026-11-23T00:00:00', to: '2026-11-23T23:59:59' }, []],
  [
    'the first and last second of a delivery',
    { from: '2026-11-27T10:00:00', to: '2026-11-27T10:00:00' },
    ['onetime', 'late'],
  ],
])('the request list searches by either leg: %s', async (_what, span, names) => {
  expect(await found({ ...span, leg: 'either' })).toEqual(names);
  expect(await found({ from: undefined, to: undefined, filter: JSON.stringify({ ...span, leg: 'either' }) })).toEqual(
    names,
  );
});

test('the request list holds the other filters and the scope by either leg', async () => {
  expect(await found({ leg: 'either', user_id: plain.id })).toEqual(['plain', 'washed']);
  expect(await found({ leg: 'either' }, await app.as(driver))).toEqual(['company']);
});

test('a reception number is found whenever it is, for those who may see it', async () => {
  const anyTime = { from: undefined, to: undefined };
  expect(await found({ ...anyTime, id: ids.late })).toEqual(['late']);
  expect(await found({ id: ids.late })).toEqual([]);
  expect(await found({ id: ids.plain })).toEqual(['plain']);
  expect(await found({ ...anyTime, id: ids.discarded })).toEqual([]);
  const own = await app.as(driver);
  expect(await found({ ...anyTime, id: ids.company }, own)).toEqual(['company']);
  expect(await found({ ...anyTime, id: ids.late }, own)).toEqual([]);
});

test.each([
  ['without from', { from: undefined }, 'from'],
  ['without to', { to: undefined }, 'to'],
  ['without both', { from: undefined, to: undefined }, 'from', 'to'],
  ['a date that is none', { from: '2026-02-30T00:00:00' }, 'from'],
  ['ends that are exchanged', { to: '2026-11-25T23:59:59' }, 'to'],
  ['a day more than a month', { to: '2026-12-26T00:00:00' }, 'to'],
  ['a status that is none', { status: '5' }, 'status'],
  ['a size that is none', { size: '6' }, 'size'],
  ['a member of staff that is no number', { staff_id: 'all' }, 'staff_id'],
  ['a leg that is none', { leg: 'pickup' }, 'leg'],
  ['a number that is none', { id: '0' }, 'id'],
  ['a number and half a span', { id: 1, to: undefined }, 'to'],
  ['a parameter that is none', { colour: 'red' }, 'colour'],
  ['a filter that is none', { filter: '{"colour":"red"}' }, 'colour'],
  ['a filter that is no JSON', { filter: '{' }, 'filter'],
  ['a sort field that is none', { sort: '["password_hash","ASC"]' }, 'sort'],
  ['a range that is none', { range: '[5,1]' }, 'range'],
])('refuses %s by its name', async (_what, query, ...fields) => {
  const { body } = await search(admin, query).expect(422);
  expect(Object.keys(body.errors)).toEqual(fields);
});

test('speaks the conventions of ra-data-simple-rest', async () => {
  const whole = await search(admin);
  expect(whole.headers['content-range']).toBe('washRequest 0-3/4');
  const query = { filter: JSON.stringify({ ...DAY, status: [0] }), range: '[1,1]', sort: '["id","DESC"]' };
  const page = await admin.get('/admin/washRequest').query(query).expect(200);
  expect(page.headers['content-range']).toBe('washRequest 1-1/3');
  expect(page.body.map(({ id }: { id: number }) => id)).toEqual([ids.company]);
  const beyond = await search(admin, { range: '[50,59]' });
  expect(beyond.headers['content-range']).toBe('washRequest */4');
});

test('delivery staff see their own requests only, in the list and of a customer', async () => {
  const caller = await app.as(driver);
  expect(await found({}, caller)).toEqual(['company']);
  expect(await found({ staff_id: 'none' }, caller)).toEqual([]);
  await caller.get(`/admin/washRequest/${ids.company}`).expect(200);
  await caller.get(`/admin/washRequest/${ids.plain}`).expect(404);
  expect((await caller.get(`/admin/washRequests/${plain.id}`).expect(200)).body).toEqual([]);
  expect((await caller.get(`/admin/washRequests/${company.id}`).expect(200)).body).toHaveLength(1);
});

test('wash staff see every request, but no address, company or contact anywhere', async () => {
  const caller = await app.as(washer);
  const answers = [
    await search(caller),
    await search(caller, { venue_provider_name: 'partner' }),
    await caller.get(`/admin/washRequest/${ids.company}`),
    await caller.get(`/admin/washRequests/${company.id}`),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).not.toMatch(new RegExp(`${CANARY}|canary|09099990000|send_addr|company|phone|email|_pw`));
  }
  expect(answers[0]?.body).toHaveLength(4);
});

test.each([ROLE_TYPE.manager, ROLE_TYPE.leader, ROLE_TYPE.lowest])(
  'staff of type %i see all of it',
  async (role_type) => {
    const caller = await app.as(await buildStaff(app, { role_type }));
    expect(await found({}, caller)).toHaveLength(4);
    expect((await search(caller)).text).toContain(CANARY);
  },
);

test("a customer's live requests, the latest first", async () => {
  const { body } = await admin.get(`/admin/washRequests/${plain.id}`).expect(200);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([ids.late, ids.washed, ids.plain]);
});
