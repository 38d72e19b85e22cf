import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { In } from 'typeorm';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const ENDED = 'a request ends without what ends with it';

let app: RunningApp;
let admin: Caller;
let driver: User;
let ids: number[];

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a request has taken from the balance of its customer what it costs': ENDED,
      'a day has as many places taken as pickups': ENDED,
    },
  });
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

test('nobody chosen is said as such', async () => {
  const errors = { staff_id: ['未選択です'] };
  expect((await one(admin, ids[0] ?? 0, {}).expect(422)).body.errors).toEqual(errors);
  expect((await several(admin, { staff_id: null, wash_request_id: ids }).expect(422)).body.errors).toEqual(errors);
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

describe('taken from whoever has them', () => {
  const release = (body: object) => admin.post('/admin/washRequest/unassignStaffs').send(body);

  test('several become nobody’s, all or none, each with a row of the history', async () => {
    await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(200);
    await release({ wash_request_id: [...ids, 999_999] }).expect(404);
    expect(await assignees()).toEqual([driver.id, driver.id, driver.id]);
    const { body } = await release({ wash_request_id: ids }).expect(200);
    expect(body).toEqual({ assigned: 3 });
    expect(await assignees()).toEqual([null, null, null]);
    const rows = await app.database.manager.find(OperationHistory, {
      where: { wreq_id: In(ids), operation_type: 10 },
      order: { id: 'ASC' },
    });
    expect(rows.map((row) => row.changes).slice(3)).toEqual(
      ids.map(() => JSON.stringify({ staff_id: [driver.id, null] })),
    );
  });

  test.each([[[]], ['1'], [[0]]])('%j names no requests', async (wash_request_id) => {
    await release({ wash_request_id }).expect(422);
  });
});

describe('as the caller saw it', () => {
  test('another’s by now is stale, and stays theirs', async () => {
    const other = await buildStaff(app);
    await one(admin, ids[1] ?? 0, { staff_id: other.id }).expect(200);
    const taken = { staff_id: driver.id, seen_staff_id: null };
    const { body } = await several(admin, { ...taken, wash_request_id: ids }).expect(409);
    expect(body.reason).toBe('stale');
    await one(admin, ids[1] ?? 0, taken).expect(409);
    await admin
      .post('/admin/washRequest/unassignStaffs')
      .send({ seen_staff_id: driver.id, wash_request_id: [ids[1]] })
      .expect(409);
    expect(await assignees()).toEqual([null, other.id, null]);
  });

  test('whoever has them still loses them', async () => {
    await several(admin, { staff_id: driver.id, seen_staff_id: null, wash_request_id: ids }).expect(200);
    await admin
      .post('/admin/washRequest/unassignStaffs')
      .send({ seen_staff_id: driver.id, wash_request_id: ids })
      .expect(200);
    expect(await assignees()).toEqual([null, null, null]);
  });
});

describe('given back', () => {
  const giveBack = (former: readonly (readonly [number | undefined, number | null])[], seen_staff_id: number | null) =>
    admin
      .post('/admin/washRequest/returnStaffs')
      .send({ seen_staff_id, former: former.map(([wash_request_id, staff_id]) => ({ wash_request_id, staff_id })) });

  test('each goes to whose it was in one call, with a row of the history', async () => {
    const other = await buildStaff(app);
    await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(200);
    const before = [
      [ids[0], null],
      [ids[1], other.id],
      [ids[2], null],
    ] as const;
    expect((await giveBack(before, driver.id).expect(200)).body).toEqual({ assigned: 3 });
    expect(await assignees()).toEqual([null, other.id, null]);
    const rows = await app.database.manager.find(OperationHistory, {
      where: { wreq_id: In(ids), operation_type: 10 },
      order: { id: 'ASC' },
    });
    const told = rows.slice(3).map((row) => [row.wreq_id, row.changes]);
    expect(Object.fromEntries(told)).toEqual({
      [ids[0]!]: JSON.stringify({ staff_id: [driver.id, null] }),
      [ids[1]!]: JSON.stringify({ staff_id: [driver.id, other.id] }),
      [ids[2]!]: JSON.stringify({ staff_id: [driver.id, null] }),
    });
  });

  test('none goes when one is somebody else’s by now, whichever it is', async () => {
    const other = await buildStaff(app);
    for (const taken of ids) {
      await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(200);
      await one(admin, taken, { staff_id: other.id }).expect(200);
      const { body } = await giveBack(
        [
          [ids[0], null],
          [ids[1], other.id],
          [ids[2], null],
        ],
        driver.id,
      ).expect(409);
      expect(body.reason).toBe('stale');
      expect(await assignees()).toEqual(ids.map((id) => (id === taken ? other.id : driver.id)));
    }
  });

  test('to nobody who has left, no request twice, none that is not there', async () => {
    await several(admin, { staff_id: driver.id, wash_request_id: ids }).expect(200);
    const gone = await buildStaff(app, { deleted_at: '2026-11-01 00:00:00' });
    for (const former of [
      [],
      [
        [ids[0], null],
        [ids[1], gone.id],
      ],
      [
        [ids[0], null],
        [ids[0], null],
      ],
    ] as const) {
      const { body } = await giveBack(former, driver.id).expect(422);
      expect(Object.keys(body.errors)).toEqual(['former']);
    }
    await giveBack(
      [
        [ids[0], null],
        [999_999, null],
      ],
      driver.id,
    ).expect(409);
    expect(await assignees()).toEqual([driver.id, driver.id, driver.id]);
  });
});

describe('the people to choose from', () => {
  const choices = (query: object) => admin.get('/admin/washRequest/assignChoices').query(query);
  const choice = async (query: object, id: number) => {
    const { body } = await choices(query).expect(200);
    return body.find((one: { id: number }) => one.id === id);
  };

  test('come with what they have to do on the day still', async () => {
    const customer = await buildCustomer(app);
    const day = { sched_pickup_dt: '2026-12-08 13:00:00', sched_delivery_dt: '2026-12-11 13:00:00' };
    const worker = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '荷', name2: '多' });
    await buildRequest(app, customer, { ...day, staff_id: worker.id, count: 2 });
    await buildRequest(app, await buildCustomer(app), { ...day, staff_id: worker.id, count: 3 });
    await buildRequest(app, await buildCustomer(app), { ...day });
    expect(await choice({ date: '2026-12-08' }, worker.id)).toEqual({
      id: worker.id,
      name1: '荷',
      name2: '多',
      role: 200,
      role_type: 4,
      requests: 2,
      bags: 5,
      is_usual: false,
    });
    expect(await choice({ date: '2026-12-09' }, worker.id)).toMatchObject({ requests: 0, bags: 0 });
  });

  test('name who usually does the stage for a customer, of those who are still there', async () => {
    const customer = await buildCustomer(app, { available_request_count: 20 });
    const [usual, gone] = [await buildStaff(app), await buildStaff(app, { deleted_at: '2026-11-01 00:00:00' })];
    const stamp = (by: number, hour: number, done: Partial<WashRequest> = { status: 1, result_pickup_by: by }) =>
      buildRequest(app, customer, { sched_pickup_dt: `2026-11-20 ${hour}:00:00`, ...done });
    let hour = 9;
    for (const by of [gone.id, gone.id, usual.id, usual.id, driver.id]) await stamp(by, (hour += 1));
    await stamp(driver.id, 18, { status: 3, result_delivery_by: driver.id });
    const of = { date: '2026-11-26', user_id: customer.id };
    expect((await choice({ ...of, status: 0 }, usual.id)).is_usual).toBe(true);
    expect((await choice({ ...of, status: 0 }, driver.id)).is_usual).toBe(false);
    expect((await choice({ ...of, status: 4 }, driver.id)).is_usual).toBe(true);
    const { body } = await choices({ ...of, status: 1 }).expect(200);
    expect(body.some((one: { is_usual: boolean }) => one.is_usual)).toBe(false);
  });

  test.each([[{}], [{ date: 'x' }], [{ date: '2026-11-26', status: 3 }], [{ date: '2026-11-26', user_id: 'x' }]])(
    '%j is refused',
    async (query) => {
      await choices(query).expect(422);
    },
  );
});
