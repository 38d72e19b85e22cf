import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const NOW = '2026-11-25 09:00:00';
// The clock goes on.
const AROUND_NOW: unknown = expect.stringContaining('2026-11-25 09:00');
const named = { reason: 'stale', by: '課長 太郎', at: AROUND_NOW };
const detail = '他の操作で内容が更新されています（課長 太郎、11月25日(水) 09:00）。最新の内容をご確認ください';

let app: RunningApp;
let first: Caller;
let second: Caller;

beforeAll(async () => {
  app = await startApp();
  first = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '太郎' }));
  second = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '係長', name2: '次郎' }));
});
afterAll(() => app.close());

test('a stage that somebody else has stamped is refused with who and when', async () => {
  const { id } = await buildRequest(app, await buildCustomer(app), { sched_pickup_dt: '2026-11-25 10:00:00' });
  const pickup = { result_pickup_dt: NOW, status: 0 };
  await first.post(`/admin/washRequest/${id}/setDate`).send(pickup).expect(200);
  const { body } = await second.post(`/admin/washRequest/${id}/setDate`).send(pickup).expect(409);
  expect(body).toMatchObject({ ...named, detail });
});

test('a request that somebody else has assigned is refused with who and when', async () => {
  const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  const request = await buildRequest(app, await buildCustomer(app));
  const given = { staff_id: driver.id, wash_request_id: [request.id], seen_staff_id: null };
  await first.post('/admin/washRequest/assignStaffs').send(given).expect(200);
  const { body } = await second.post('/admin/washRequest/assignStaffs').send(given).expect(409);
  expect(body).toMatchObject({ ...named, detail });
});

test('who stamped a stage is named, whoever has done something else since', async () => {
  const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  const { id } = await buildRequest(app, await buildCustomer(app), { sched_pickup_dt: '2026-11-25 10:00:00' });
  const pickup = { result_pickup_dt: NOW, status: 0 };
  await first.post(`/admin/washRequest/${id}/setDate`).send(pickup).expect(200);
  const given = { staff_id: driver.id, wash_request_id: [id], seen_staff_id: null };
  await second.post('/admin/washRequest/assignStaffs').send(given).expect(200);
  expect((await second.post(`/admin/washRequest/${id}/setDate`).send(pickup).expect(409)).body).toMatchObject(named);
});

test('who assigned a request is named, whoever has done something else since', async () => {
  const driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  const { id } = await buildRequest(app, await buildCustomer(app), { sched_pickup_dt: '2026-11-25 10:00:00' });
  const given = { staff_id: driver.id, wash_request_id: [id], seen_staff_id: null };
  await first.post('/admin/washRequest/assignStaffs').send(given).expect(200);
  const pickup = { result_pickup_dt: NOW, status: 0 };
  await second.post(`/admin/washRequest/${id}/setDate`).send(pickup).expect(200);
  const { body } = await second.post('/admin/washRequest/assignStaffs').send(given).expect(409);
  expect(body).toMatchObject(named);
});

test('a balance that somebody else has set is refused with who and when', async () => {
  const user = await buildCustomer(app, { available_request_count: 5 });
  const set = (caller: Caller, available_request_count: number, decreaseFlg: boolean) =>
    caller.post(`/admin/users/${user.id}/availableRequestCount`).send({ available_request_count, decreaseFlg });
  await set(first, 8, false).expect(200);
  expect((await set(second, 6, false).expect(409)).body).toMatchObject({ ...named, detail });
});
