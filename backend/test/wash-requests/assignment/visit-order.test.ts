import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { In } from 'typeorm';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import type { RouteSheetsView } from '../../../src/modules/wash-requests/route-sheets/route-sheet.view.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
const TODAY = '2026-11-25';
const AT = `${TODAY} 14:00:00`;

let app: RunningApp;
let admin: Caller;
let desk: Caller;
let driver: User;
let own: Caller;
let other: User;
/** Three stops of one half hour, in the order of their houses, and one of the next. */
let ids: number[];
let later: number;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  desk = await app.as(await buildStaff(app, { name1: '課長', name2: '太郎', role_type: ROLE_TYPE.manager }));
  other = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
});
beforeEach(async () => {
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  own = await app.as(driver);
  const build = async (house: number, sched_pickup_dt: string) => {
    const customer = await buildCustomer(app, { send_addr_detail2: `神宮前1-1-${house}`, available_request_count: 20 });
    const row = { sched_pickup_dt, sched_delivery_dt: '2026-12-01 10:00:00', staff_id: driver.id };
    return (await buildRequest(app, customer, row)).id;
  };
  ids = [await build(1, AT), await build(2, `${TODAY} 14:20:00`), await build(3, AT)];
  later = await build(1, `${TODAY} 14:30:00`);
});
afterAll(() => app.close());

const stopsOf = (order: readonly number[], seen: readonly (number | null)[] = [null, null, null]) =>
  order.map((place) => ({ wash_request_id: ids[place], seen_place: seen[place] ?? null }));
const body = (order: readonly number[], seen?: readonly (number | null)[], more: object = {}) => ({
  staff_id: driver.id,
  half_hours: [{ half_hour: AT, stops: stopsOf(order, seen) }],
  ...more,
});
const set = (caller: Caller, sent: object) => caller.put('/admin/routeSheets/order').send(sent);
const work = async (): Promise<number[]> =>
  ((await own.get('/admin/work').expect(200)).body as { id: number }[]).map(({ id }) => id);
const onPaper = async (): Promise<number[]> => {
  const { sheets } = (await admin.get(`/admin/routeSheets?date=${TODAY}`).expect(200)).body as RouteSheetsView;
  return sheets.find(({ staff_id }) => staff_id === driver.id)?.stops.map(({ id }) => id) ?? [];
};
const inOrder = (...places: number[]) => [...places.map((place) => ids[place] ?? 0), later];
const change = (place: number, values: Partial<WashRequest>) =>
  app.database.manager.update(WashRequest, ids[place] ?? 0, values);
const entries = () =>
  app.database.manager.find(OperationHistory, {
    where: { wreq_id: In(ids), operation_type: OPERATION.visitOrderChanged },
    order: { id: 'ASC' },
  });

test('stops of one house that nobody has ordered come the same on the screen and on paper', async () => {
  const requests = await app.database.manager.findBy(WashRequest, { id: In(ids) });
  for (const { user_id } of requests)
    await app.database.manager.update(User, { id: user_id }, { send_addr_detail2: '神宮前1-1-1' });
  await change(0, { sched_pickup_dt: AT, sched_dt: AT, size: 1 });
  await change(1, { sched_pickup_dt: AT, sched_dt: AT, size: 2 });
  await change(2, { size: 3 });
  expect(await work()).toEqual(inOrder(2, 1, 0));
  expect(await onPaper()).toEqual(inOrder(2, 1, 0));
});

test('a driver orders their half hour, on the screen and on paper, and each moved stop has an entry', async () => {
  expect(await work()).toEqual(inOrder(0, 1, 2));
  await set(own, body([2, 0, 1])).expect(204);
  expect(await work()).toEqual(inOrder(2, 0, 1));
  expect(await onPaper()).toEqual(inOrder(2, 0, 1));
  const changes = (await entries()).map((entry) => [entry.wreq_id, entry.operation_user_id, entry.changes]);
  expect(changes).toEqual([
    [ids[0], driver.id, '{"visit_place":[1,2]}'],
    [ids[1], driver.id, '{"visit_place":[2,3]}'],
    [ids[2], driver.id, '{"visit_place":[3,1]}'],
  ]);
});

test('the desk orders anybody’s, and the list says the place', async () => {
  await set(desk, body([1, 0, 2])).expect(204);
  expect(await work()).toEqual(inOrder(1, 0, 2));
  const { body: rows } = await desk.get(`/admin/washRequest?filter={"from":"${TODAY}","to":"${TODAY}"}`).expect(200);
  const places = new Map((rows as { id: number; visit_place: number }[]).map((row) => [row.id, row.visit_place]));
  expect([...ids, later].map((id) => places.get(id))).toEqual([2, 1, 3, null]);
});

test('a driver orders nobody else’s, and who washes nobody’s', async () => {
  await set(await app.as(other), body([2, 0, 1])).expect(404);
  await set(await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash })), body([2, 0, 1])).expect(403);
  expect(await work()).toEqual(inOrder(0, 1, 2));
});

test('another driver’s, and one of another time, stand by the rule again', async () => {
  await set(own, body([2, 1, 0])).expect(204);
  await change(2, { sched_pickup_dt: `${TODAY} 14:10:00`, sched_dt: `${TODAY} 14:10:00` });
  expect(await work()).toEqual(inOrder(1, 2, 0));
  await change(1, { staff_id: other.id });
  expect(await work()).toEqual(inOrder(0, 2));
});

test('who heard no answer may ask again', async () => {
  await set(own, body([2, 0, 1])).expect(204);
  await set(own, body([2, 0, 1])).expect(204);
  expect(await entries()).toHaveLength(3);
});

describe('is stale, names who was first, and changes nothing', () => {
  test('when a colleague has ordered it', async () => {
    await set(desk, body([1, 0, 2])).expect(204);
    const { body: told } = await set(own, body([2, 0, 1])).expect(409);
    expect(told).toMatchObject({ reason: 'stale', by: '課長 太郎', wash_request_id: expect.arrayContaining(ids) });
    expect(await work()).toEqual(inOrder(1, 0, 2));
    await set(own, body([2, 0, 1], [2, 1, 3])).expect(204);
    expect(await work()).toEqual(inOrder(2, 0, 1));
  });

  test('when a stop is somebody else’s by now', async () => {
    await desk.post(`/admin/washRequest/${ids[1]}/assignStaff`).send({ staff_id: other.id }).expect(200);
    const { body: told } = await set(desk, body([2, 0, 1])).expect(409);
    expect(told).toMatchObject({ reason: 'stale', by: '課長 太郎', wash_request_id: [ids[1]] });
  });

  test('but tells a driver nothing of a stop that is another driver’s', async () => {
    await desk.post(`/admin/washRequest/${ids[1]}/assignStaff`).send({ staff_id: other.id }).expect(200);
    const { body: told } = await set(own, body([2, 0, 1])).expect(409);
    expect(told).toMatchObject({ reason: 'stale', wash_request_id: [] });
    expect(told).not.toHaveProperty('by');
  });

  test('when one is done: it is not moved any more', async () => {
    await change(0, { status: 1, result_pickup_dt: AT, result_pickup_by: driver.id, sched_dt: '2026-12-01 10:00:00' });
    await set(own, body([2, 0, 1])).expect(409);
    await set(own, body([2, 1])).expect(204);
    expect((await work()).slice(0, -1)).toEqual(inOrder(2, 1));
  });

  test('when one has come that was not seen', async () => {
    await set(own, body([2, 1])).expect(409);
    expect(await entries()).toEqual([]);
  });

  test('and of several half hours none is stored', async () => {
    const stops = [{ wash_request_id: later, seen_place: 1 }];
    const both = { half_hours: [...body([2, 1, 0]).half_hours, { half_hour: `${TODAY} 14:45:00`, stops }] };
    await set(own, body([], [], both)).expect(409);
    expect(await work()).toEqual(inOrder(0, 1, 2));
  });
});

test.each([
  ['a stop twice', { half_hours: [{ half_hour: AT, stops: [...'11'].map(() => ({ wash_request_id: 1 })) }] }],
  [
    'a half hour twice',
    { half_hours: [AT, AT].map((half_hour, at) => ({ half_hour, stops: [{ wash_request_id: at + 1 }] })) },
  ],
  ['no stop', { half_hours: [{ half_hour: AT, stops: [] }] }],
  ['no moment', { half_hours: [{ half_hour: 'x', stops: [{ wash_request_id: 1 }] }] }],
])('%s is refused', (_, half_hours) => set(own, { staff_id: driver.id, ...half_hours }).expect(422));
