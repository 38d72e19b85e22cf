import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { User } from '../../../src/modules/users/user.entity.js';
import { clearText } from '../../harness/looks/clear-text.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { rowOf, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

/** A stop of a customer of its own in one block, one house each. */
async function stop(driver: User, time: string, house: number, more: object = {}): Promise<number> {
  const user = await buildCustomer(app, { send_addr_detail2: `神宮前1-1-${house}` });
  const times = { sched_pickup_dt: `2026-11-25 ${time}:00`, sched_delivery_dt: '2026-11-30 13:00:00' };
  return (await buildRequest(app, user, { ...times, staff_id: driver.id, ...more })).id;
}
const marked = (driver: User, time: string) => ({
  status: 1,
  result_pickup_dt: `2026-11-25 ${time}:00`,
  result_pickup_by: driver.id,
});
async function arrivalOf(id: number) {
  const { visit_secret } = await rowOf(app, id);
  return (await app.anonymous.get(`/visits/${clearText(visit_secret)}`).expect(200)).body.arrival;
}
const newDriver = () => buildStaff(app, { role_type: ROLE_TYPE.delivery });

it('the arrival is told by the driver’s order and marks, a mark at a time', async () => {
  const driver = await newDriver();
  const mine = await stop(driver, '18:00', 4);
  const first = await stop(driver, '18:00', 2);
  await stop(driver, '18:00', 3);
  app.clock.set('2026-11-25 17:50:00');
  expect(await arrivalOf(mine)).toBeNull();
  await stop(driver, '17:30', 1, marked(driver, '17:45'));
  const told = { stops: 2, from: '2026-11-25 18:20:00', until: '2026-11-25 18:40:00' };
  expect(await arrivalOf(mine)).toEqual(told);
  app.clock.set('2026-11-25 18:03:00');
  const atTheDoor = await app.as(driver);
  const mark = { status: 0, result_pickup_dt: '2026-11-25 18:03:00' };
  await atTheDoor.post(`/admin/washRequest/${first}/setDate`).send(mark).expect(200);
  expect(await arrivalOf(mine)).toEqual({ stops: 1, from: '2026-11-25 18:20:00', until: '2026-11-25 18:40:00' });
});

it('the arrival counts no other driver’s stops, none that ended and none of tomorrow', async () => {
  const driver = await newDriver();
  const other = await newDriver();
  const mine = await stop(driver, '18:00', 4);
  await stop(other, '18:00', 2);
  await stop(driver, '18:00', 3, { cancelled_at: '2026-11-25 08:00:00' });
  await stop(driver, '18:00', 1, { sched_pickup_dt: '2026-11-26 10:00:00' });
  await stop(driver, '17:30', 1, marked(driver, '17:45'));
  app.clock.set('2026-11-25 17:50:00');
  expect(await arrivalOf(mine)).toMatchObject({ stops: 0, from: '2026-11-25 18:00:00' });
});

it('the arrival is not told by what somebody else marked, nor by what was marked yesterday', async () => {
  const [driver, other] = [await newDriver(), await newDriver()];
  const mine = await stop(driver, '18:00', 4);
  await stop(driver, '17:30', 1, marked(other, '17:45'));
  const yesterday = { sched_pickup_dt: '2026-11-24 17:30:00', result_pickup_dt: '2026-11-24 17:45:00' };
  await stop(driver, '17:30', 1, { ...marked(driver, '17:45'), ...yesterday });
  app.clock.set('2026-11-25 17:50:00');
  expect(await arrivalOf(mine)).toBeNull();
});

it('the arrival is not told of what nobody drives', async () => {
  const driver = await newDriver();
  await stop(driver, '17:30', 1, marked(driver, '17:45'));
  const nobodys = await stop(driver, '18:00', 2, { staff_id: null });
  const out = await stop(driver, '18:00', 3, { absence_status: 1 });
  app.clock.set('2026-11-25 17:50:00');
  expect(await arrivalOf(nobodys)).toBeNull();
  expect(await arrivalOf(out)).toBeNull();
});
