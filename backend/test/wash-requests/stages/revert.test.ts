import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import type { NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { WashRequestStaff } from '../../../src/modules/wash-requests/stages/wash-request-staff.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let adminUser: User;
let customer: User;

beforeAll(async () => {
  app = await startApp();
  adminUser = await buildAdmin(app);
  admin = await app.as(adminUser);
  customer = await buildCustomer(app, { available_request_count: 60, has_oil_treatment: 0, laundry_type: 1 });
});
afterAll(() => app.close());

const RESULTS = {
  result_pickup_dt: '2026-11-25 05:00:00',
  result_wash_dt: '2026-11-25 06:00:00',
  result_fold_dt: '2026-11-25 07:00:00',
  result_delivery_dt: '2026-11-25 08:00:00',
};
const ORDER = [PROGRESS.unhandled, PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded, PROGRESS.delivered];
let slot = 0;
/** A request that has come to a status, its pickup at a minute of its own. */
const build = (status: Progress, overrides: Partial<NewRequest> = {}) => {
  slot += 1;
  const done = ORDER.indexOf(status);
  const stamps = Object.entries(RESULTS).slice(0, done);
  const by = stamps.map(([key]) => [key.replace('_dt', '_by'), adminUser.id] as const);
  const results = Object.fromEntries<string | number>([...stamps, ...by]);
  const sched_pickup_dt = `2026-11-26 13:${String(slot).padStart(2, '0')}:00`;
  return buildRequest(app, customer, { sched_pickup_dt, status, ...results, ...overrides });
};
const delDate = (caller: Caller, id: number, body: object) =>
  caller.post(`/admin/washRequest/${id}/delDate`).send(body);
const stored = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });

test.each([
  [1, 'result_pickup_dt', 0],
  [2, 'result_wash_dt', 1],
  [4, 'result_fold_dt', 2],
  [3, 'result_delivery_dt', 4],
] as const)('from %i, clearing %s goes back to %i', async (status, key, previous) => {
  const request = await build(status);
  const { body } = await delDate(admin, request.id, { [key]: 1, status }).expect(200);
  const listed = previous === 0 ? request.sched_pickup_dt : request.sched_delivery_dt;
  expect(body).toMatchObject({ id: request.id, status: previous, [key]: null, sched_dt: listed });
  expect(await stored(request.id)).toMatchObject({ status: previous, [key.replace('_dt', '_by')]: null });
  expect(await app.database.manager.findBy(OperationHistory, { wreq_id: request.id })).toMatchObject([
    { operation_type: 9, operation_user_id: adminUser.id },
  ]);
});

test('a folding that is taken back deletes its split', async () => {
  const { id } = await build(4);
  await app.database.manager.insert(WashRequestStaff, { wash_request_id: id, staff_id: adminUser.id, half_count: 2 });
  await delDate(admin, id, { result_fold_dt: 1, status: 4 }).expect(200);
  expect((await admin.get(`/admin/washRequest/${id}`)).body.staff_list).toEqual([]);
});

test('an absence mark of the delivery goes when the pickup is what comes next again, and the history says so', async () => {
  const { id } = await build(4);
  await admin.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type: 2 }).expect(200);
  const marks: unknown[] = [];
  for (const [status, key] of [
    [4, 'result_fold_dt'],
    [2, 'result_wash_dt'],
    [1, 'result_pickup_dt'],
  ] as const)
    marks.push((await delDate(admin, id, { [key]: 1, status }).expect(200)).body.absence_status);
  expect(marks).toEqual([2, 2, 0]);
  const entries = await app.database.manager.findBy(OperationHistory, { wreq_id: id });
  expect(JSON.parse(entries.at(-1)?.changes ?? '')).toMatchObject({ status: [1, 0], absence_status: [2, 0] });
});

test.each([
  ['an unhandled request', 0, { result_pickup_dt: 1, status: 0 }, 422, 'status'],
  ['a stage that is not the latest', 2, { result_pickup_dt: 1, status: 2 }, 422, 'result_pickup_dt'],
  ['a status that is no longer so', 2, { result_pickup_dt: 1, status: 1 }, 409, 'stale'],
  ['no stage', 1, { status: 1 }, 422, 'result_pickup_dt'],
  ['two stages', 2, { result_pickup_dt: 1, result_wash_dt: 1, status: 2 }, 422, 'result_pickup_dt'],
  ['a date instead of 1', 1, { result_pickup_dt: '2026-11-25 05:00:00', status: 1 }, 422, 'result_pickup_dt'],
  ['no status', 1, { result_pickup_dt: 1 }, 422, 'status'],
] as const)('refuses %s', async (_what, status, body, code, about) => {
  const { id } = await build(status);
  const { body: problem } = await delDate(admin, id, body).expect(code);
  expect(problem.reason ?? Object.keys(problem.errors)[0]).toBe(about);
  expect((await stored(id)).status).toBe(status);
});

test.each([
  ['manager', 200],
  ['leader', 200],
  ['wash', 200],
  ['delivery', 403],
  ['lowest', 200],
] as const)('%s: %i, also when it is another’s', async (face, expected) => {
  const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE[face] }));
  const { id } = await build(1, { staff_id: adminUser.id });
  await delDate(caller, id, { result_pickup_dt: 1, status: 1 }).expect(expected);
});

test('two operators who revert one request at once go back one stage', async () => {
  const { id } = await build(2);
  const body = { result_wash_dt: 1, status: 2 };
  const answers = await Promise.all([delDate(admin, id, body), delDate(admin, id, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await stored(id)).status).toBe(1);
});

test('reverting a pickup keeps the count and the place of the day as they are', async () => {
  const { id } = await build(1, { count: 3 });
  const places = () => app.database.query('SELECT used FROM pickup_days WHERE date = ?', ['2026-11-26']);
  const before = await places();
  await delDate(admin, id, { result_pickup_dt: 1, status: 1 }).expect(200);
  expect(await places()).toEqual(before);
  expect((await stored(id)).count).toBe(3);
});

test('a delivery of somebody who has left is nobody’s when it is taken back', async () => {
  const [gone, there] = [await buildStaff(app), await buildStaff(app)];
  const theirs = await build(PROGRESS.delivered, { staff_id: gone.id });
  const kept = await build(PROGRESS.delivered, { staff_id: there.id });
  await app.database.manager.update(User, { id: gone.id }, { role: ROLE.customer });
  for (const { id } of [theirs, kept])
    await delDate(admin, id, { result_delivery_dt: 1, status: PROGRESS.delivered }).expect(200);
  expect(await stored(theirs.id)).toMatchObject({ status: PROGRESS.folded, staff_id: null });
  expect(await stored(kept.id)).toMatchObject({ status: PROGRESS.folded, staff_id: there.id });
  const entries = await app.database.manager.findBy(OperationHistory, { wreq_id: theirs.id, operation_type: 10 });
  expect(entries.map(({ changes }) => JSON.parse(changes))).toEqual([{ staff_id: [gone.id, null] }]);
});
