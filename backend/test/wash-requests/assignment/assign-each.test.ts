import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { In } from 'typeorm';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const SEEN = { seen_staff_id: null, seen_status: 0, seen_sched_dt: '2026-11-26 13:00:00' };

let app: RunningApp;
let admin: Caller;
let colleague: Caller;
let drivers: User[];
let ids: number[];

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a request has taken from the balance of its customer what it costs': 'a request is cancelled by its row alone',
      'a day has as many places taken as pickups': 'requests are moved and cancelled by their rows alone',
    },
  });
  admin = await app.as(await buildAdmin(app));
  colleague = await app.as(await buildStaff(app, { name1: '課長', name2: '太郎', role_type: ROLE_TYPE.manager }));
  const build = () => buildStaff(app, { role_type: ROLE_TYPE.delivery });
  drivers = [await build(), await build()];
});
beforeEach(async () => {
  ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await buildRequest(app, await buildCustomer(app))).id);
});
afterAll(() => app.close());

const staffs = () => [drivers[0]?.id ?? 0, drivers[1]?.id ?? 0, drivers[0]?.id ?? 0];
/** Each to a driver of its own, as a caller saw them who came first. */
const each = (overrides: (place: number) => object = () => ({})) => ({
  assignments: ids.map((id, place) => ({
    wash_request_id: id,
    staff_id: staffs()[place] ?? null,
    ...SEEN,
    ...overrides(place),
  })),
});
const assign = (caller: Caller, body: object) => caller.post('/admin/washRequest/assignEach').send(body);
const find = () => app.database.manager.find(WashRequest, { where: { id: In(ids) }, order: { id: 'ASC' } });
const assignees = async () => (await find()).map(({ staff_id }) => staff_id);
const NOBODY = [null, null, null];

test('each goes to a person of its own, with one row of the history', async () => {
  const { body } = await assign(admin, each()).expect(200);
  expect(body).toEqual({ assigned: 3 });
  expect(await assignees()).toEqual(staffs());
  const rows = await app.database.manager.findBy(OperationHistory, {
    wreq_id: In(ids),
    operation_type: OPERATION.staffAssigned,
  });
  expect(Object.fromEntries(rows.map(({ wreq_id, changes }) => [wreq_id, changes]))).toEqual(
    Object.fromEntries(ids.map((id, place) => [id, JSON.stringify({ staff_id: [null, staffs()[place]] })])),
  );
});

test('what was given goes back, each from whom it was given to', async () => {
  await assign(admin, each()).expect(200);
  await assign(
    admin,
    each((place) => ({ staff_id: null, seen_staff_id: staffs()[place] })),
  ).expect(200);
  expect(await assignees()).toEqual(NOBODY);
});

test('another’s by now: none goes, and the refusal names who, when and which', async () => {
  const taken = { staff_id: drivers[1]?.id };
  await colleague.post(`/admin/washRequest/${ids[1]}/assignStaff`).send(taken).expect(200);
  const { body } = await assign(admin, each()).expect(409);
  expect(body).toMatchObject({ reason: 'stale', by: '課長 太郎', wash_request_id: [ids[1]] });
  expect(body.detail).toMatch(/^他の操作で内容が更新されています（課長 太郎、/);
  expect(await assignees()).toEqual([null, drivers[1]?.id, null]);
});

test.each([
  ['picked up', { status: 1, result_pickup_dt: '2026-11-25 08:00:00', sched_dt: '2026-11-30 13:00:00' }],
  ['moved to another time', { sched_pickup_dt: '2026-11-27 13:00:00', sched_dt: '2026-11-27 13:00:00' }],
  ['cancelled', { cancelled_at: '2026-11-25 08:00:00', cancel_kind: 1 }],
] as const)('%s meanwhile: none goes', async (_what, change) => {
  const by = 'status' in change ? { result_pickup_by: drivers[0]?.id ?? 0 } : {};
  await app.database.manager.update(WashRequest, { id: ids[2] }, { ...change, ...by });
  const { body } = await assign(admin, each()).expect(409);
  expect(body).toMatchObject({ reason: 'stale', wash_request_id: [ids[2]] });
  expect(await assignees()).toEqual(NOBODY);
});

test('one that was never there is as stale as one that has gone', async () => {
  const { body } = await assign(
    admin,
    each((place) => (place === 0 ? { wash_request_id: 999_999 } : {})),
  ).expect(409);
  expect(body).toMatchObject({ reason: 'stale', wash_request_id: [999_999] });
  expect(await assignees()).toEqual(NOBODY);
});

test.each<[string, () => object, string]>([
  ['nothing', () => ({}), 'assignments'],
  ['an empty list', () => ({ assignments: [] }), 'assignments'],
  ['a request twice', () => each((place) => (place === 1 ? { wash_request_id: ids[0] } : {})), 'assignments'],
  ['an account that is not there', () => each(() => ({ staff_id: 999_999 })), 'assignments'],
  ['digits as text', () => each(() => ({ wash_request_id: '1' })), 'assignments'],
  ['no stage that was seen', () => each(() => ({ seen_status: undefined })), 'assignments'],
  ['no time that was seen', () => each(() => ({ seen_sched_dt: 'x' })), 'assignments'],
  ['a field that is not known', () => each(() => ({ count: 1 })), 'assignments'],
])('refuses %s', async (_what, body, field) => {
  const answer = await assign(admin, body()).expect(422);
  expect(Object.keys(answer.body.errors).every((name) => name.startsWith(field))).toBe(true);
  expect(await assignees()).toEqual(NOBODY);
});

test('refuses a customer and somebody who has left', async () => {
  const gone = await buildStaff(app, { deleted_at: '2026-11-01 00:00:00' });
  for (const { id } of [await buildCustomer(app), gone])
    await assign(
      admin,
      each((place) => (place === 2 ? { staff_id: id } : {})),
    ).expect(422);
  expect(await assignees()).toEqual(NOBODY);
});

test('takes a thousand at once, not one more', async () => {
  const many = (count: number, staff: object) => ({
    assignments: Array.from({ length: count }, (_, n) => ({ wash_request_id: n + 1_000_000, ...staff, ...SEEN })),
  });
  await assign(admin, many(1000, { staff_id: null })).expect(409);
  await assign(admin, many(1001, {})).expect(422);
});

test.each([
  ['manager', 200],
  ['leader', 200],
  ['wash', 200],
  ['delivery', 403],
  ['lowest', 200],
] as const)('%s: %i', async (face, expected) => {
  const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE[face] }));
  await assign(caller, each()).expect(expected);
});

test('two at once: one applies the whole of it, the other nothing', async () => {
  const other = each((place) => ({ staff_id: staffs()[2 - place === 1 ? 0 : 1] }));
  const answers = await Promise.all([assign(admin, each()), assign(colleague, other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? each() : other;
  expect(await assignees()).toEqual(winner.assignments.map(({ staff_id }) => staff_id));
});
