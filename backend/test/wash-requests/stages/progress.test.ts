import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequestStaff } from '../../../src/modules/wash-requests/stages/wash-request-staff.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const DAY = { from: '2026-11-25T00:00:00', to: '2026-11-25T23:59:59' };

let app: RunningApp;
let admin: Caller;
let customer: User;
let washer: User;
let leader: User;
let ids: { split: number; assigned: number; nobodys: number };

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  washer = await buildStaff(app, { role_type: ROLE_TYPE.wash, name1: '洗', name2: '太' });
  leader = await buildStaff(app, { name1: '長', name2: '子' });
  customer = await buildCustomer(app, { available_request_count: 20 });
  const at = (time: string) => `2026-11-25 ${time}:00`;
  const split = await buildRequest(app, customer, {
    sched_pickup_dt: '2026-11-24 10:00:00',
    count: 3,
    status: 4,
    staff_id: leader.id,
    result_pickup_dt: '2026-11-24 23:59:59',
    result_pickup_by: leader.id,
    result_wash_dt: at('10:00'),
    result_wash_by: washer.id,
    result_fold_dt: at('12:00'),
    result_fold_by: washer.id,
  });
  for (const [staff, half_count] of [
    [leader, 1],
    [washer, 5],
  ] as const) {
    await app.database.manager.insert(WashRequestStaff, { wash_request_id: split.id, staff_id: staff.id, half_count });
  }
  const nobodys = await buildRequest(app, customer, {
    sched_pickup_dt: '2026-11-24 11:00:00',
    status: 1,
    result_pickup_dt: at('23:59'),
    result_pickup_by: washer.id,
  });
  const assigned = await buildRequest(app, customer, {
    sched_pickup_dt: '2026-11-24 12:00:00',
    status: 1,
    staff_id: leader.id,
    result_pickup_dt: at('00:00'),
    result_pickup_by: washer.id,
  });
  await buildRequest(app, customer, {
    sched_pickup_dt: '2026-11-24 13:00:00',
    status: 1,
    result_pickup_dt: at('09:00'),
    cancelled_at: at('09:30'),
    cancel_kind: 3,
  });
  ids = { split: split.id, assigned: assigned.id, nobodys: nobodys.id };
});
afterAll(() => app.close());

const progress = (caller: Caller, query: object = {}) =>
  caller.get('/admin/washRequest/progress').query({ ...DAY, ...query });

test('one row for each stage done in the span, and for each part of a split; nothing discarded', async () => {
  const { body } = await progress(admin).expect(200);
  const row = (dt: string, staff: User, status: number, id: number, count: number) => ({
    dt: `2026-11-25 ${dt}:00`,
    staff_id: staff.id,
    staff_name1: staff.name1,
    staff_name2: staff.name2,
    status,
    wash_request_id: id,
    user_id: customer.id,
    name1: customer.name1,
    name2: customer.name2,
    count,
  });
  expect(body).toEqual([
    row('00:00', leader, 1, ids.assigned, 1),
    row('10:00', leader, 2, ids.split, 3),
    row('12:00', washer, 4, ids.split, 2.5),
    row('12:00', leader, 4, ids.split, 0.5),
    row('23:59', washer, 1, ids.nobodys, 1),
  ]);
});

test.each([
  ['one stage', () => ({ status: '2' }), [2]],
  ['several stages', () => ({ 'status[]': [1, 2] }), [1, 2, 1]],
  ['one person, by the split first, then the assignee, then who did it', () => ({ staff_id: washer.id }), [4, 1]],
  ['a person and a stage', () => ({ staff_id: leader.id, status: '4' }), [4]],
  ['a person who did nothing', () => ({ staff_id: customer.id }), []],
  ['the day before', () => ({ from: '2026-11-24T00:00:00', to: '2026-11-24T23:59:59' }), [1]],
  ['a day, which stands for all of it', () => ({ from: '2026-11-24', to: '2026-11-24' }), [1]],
])('filters by %s', async (_what, query, statuses) => {
  const { body } = await progress(admin, query()).expect(200);
  expect(body.map((row: { status: number }) => row.status)).toEqual(statuses);
});

test.each([
  ['without from', { from: undefined }, 'from'],
  ['without to', { to: undefined }, 'to'],
  ['more than a month', { to: '2026-12-25T00:00:00' }, 'to'],
  ['the stage of an unhandled request', { status: '0' }, 'status'],
])('refuses %s', async (_what, query, field) => {
  const { body } = await progress(admin, query).expect(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test.each([
  ['manager', 200],
  ['leader', 403],
  ['wash', 403],
  ['delivery', 403],
  ['lowest', 403],
] as const)('%s: %i', async (face, expected) => {
  await progress(await app.as(await buildStaff(app, { role_type: ROLE_TYPE[face] }))).expect(expected);
});
