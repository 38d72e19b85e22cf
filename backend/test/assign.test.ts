import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { In } from 'typeorm';
import { OperationHistory } from '../src/modules/history/operation-history.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { WashRequest } from '../src/modules/wash-requests/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from './harness/build-people.js';
import { buildRequest } from './harness/build-request.js';
import { startApp, type Caller, type RunningApp } from './harness/start-app.js';

let app: RunningApp;
let admin: Caller;
let driver: User;
let ids: number[];

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '佐藤', name2: '運' });
});
beforeEach(async () => {
  ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await buildRequest(app, await buildCustomer(app))).id);
});
afterAll(() => app.close());

const one = (caller: Caller, id: number, body: object) =>
  caller.post(`/admin/washRequest/${id}/assignStaff`).send(body);
const several = (caller: Caller, body: object) => caller.post('/admin/washRequest/assignStaffs').send(body);
const assignees = async () =>
  (await app.database.manager.find(WashRequest, { where: { id: In(ids) }, order: { id: 'ASC' } })).map(
    (r) => r.staff_id,
  );

test('one request is given to a member of staff, whose name is answered', async () => {
  const { body } = await one(admin, ids[0] ?? 0, { staff_id: driver.id }).expect(200);
  expect(body).toEqual({ name1: '佐藤', name2: '運' });
  expect(await assignees()).toEqual([driver.id, null, null]);
});

test('several are given at once, each with a row of the history', async () => {
  const { body } = await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(200);
  expect(body).toEqual({ assigned: 3 });
  expect(await assignees()).toEqual([driver.id, driver.id, driver.id]);
  const rows = await app.database.manager.findBy(OperationHistory, { wreq_id: In(ids), operation_type: 10 });
  expect(rows.map((row) => [row.wreq_id, row.changes])).toEqual(
    ids.map((id) => [id, JSON.stringify({ staff_id: [null, driver.id] })]),
  );
});

test('all are given or none: one that is not there any more', async () => {
  await app.database.manager.update(WashRequest, { id: ids[1] }, { cancelled_at: app.clock.now(), cancel_kind: 1 });
  await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(404);
  await several(admin, { staff_id: driver.id, wash_request_id: [ids[0], 999_999] }).expect(404);
  expect(await assignees()).toEqual([null, null, null]);
  expect(await app.database.manager.countBy(OperationHistory, { wreq_id: In(ids) })).toBe(0);
});

test('takes a thousand at once, not one more', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1_000_000);
  await several(admin, { staff_id: driver.id, wash_request_id: numbers(1000) }).expect(404);
  await several(admin, { staff_id: driver.id, wash_request_id: numbers(1001) }).expect(422);
});

test.each([
  ['nobody', () => ({ wash_request_id: ids }), 'staff_id'],
  ['null', () => ({ staff_id: null, wash_request_id: ids }), 'staff_id'],
  ['digits as text', () => ({ staff_id: String(driver.id), wash_request_id: ids }), 'staff_id'],
  ['an account that is not there', () => ({ staff_id: 999_999, wash_request_id: ids }), 'staff_id'],
  ['no request', () => ({ staff_id: driver.id, wash_request_id: [] }), 'wash_request_id'],
  ['one request twice', () => ({ staff_id: driver.id, wash_request_id: [ids[0], ids[0]] }), 'wash_request_id'],
])('refuses %s', async (_what, body, field) => {
  const answer = await several(admin, body()).expect(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect(await assignees()).toEqual([null, null, null]);
});

test('refuses a customer and a deleted member of staff as assignee', async () => {
  const customer = await buildCustomer(app);
  const gone = await buildStaff(app, { deleted_at: '2026-11-01 00:00:00' });
  for (const { id } of [customer, gone]) await one(admin, ids[0] ?? 0, { staff_id: id }).expect(422);
});

test('an administrator may be the assignee', async () => {
  await one(admin, ids[0] ?? 0, { staff_id: (await buildAdmin(app)).id }).expect(200);
});

test.each([
  ['manager', 200],
  ['leader', 200],
  ['wash', 200],
  ['delivery', 403],
  ['lowest', 200],
] as const)('%s: %i', async (face, expected) => {
  const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE[face] }));
  await one(caller, ids[0] ?? 0, { staff_id: driver.id }).expect(expected);
  await several(caller, { staff_id: driver.id, wash_request_id: ids }).expect(expected);
});

test('a request that is not there is not found', async () => {
  await one(admin, 999_999, { staff_id: driver.id }).expect(404);
});
