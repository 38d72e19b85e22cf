import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import type { User } from '../../../src/modules/users/user.entity.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
let app: RunningApp;
let driver: User;
let washer: User;
let customer: User;

beforeAll(async () => {
  app = await startApp();
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  washer = await buildStaff(app, { role_type: ROLE_TYPE.wash });
  customer = await buildCustomer(app, { available_request_count: 100 });
});
afterAll(() => app.close());

const build = async (pickup: string, delivery: string, more: object = {}) => {
  const { id } = await buildRequest(app, customer, { sched_pickup_dt: pickup, sched_delivery_dt: delivery, ...more });
  return id;
};
const ids = async (caller: Caller): Promise<number[]> =>
  (await caller.get('/admin/work').expect(200)).body.map(({ id }: { id: number }) => id);

it('a driver’s day is their own stops by time, the late ones first, and what they marked today', async () => {
  const mine = { staff_id: driver.id };
  const evening = await build('2026-11-25 19:00:00', '2026-11-30 10:00:00', mine);
  const late = await build('2026-11-24 10:00:00', '2026-11-30 10:00:00', mine);
  const folded = { status: 4, result_pickup_dt: '2026-11-20 10:00:00', ...mine };
  const delivery = await build('2026-11-20 10:00:00', '2026-11-25 12:00:00', folded);
  const taken = { status: 1, result_pickup_dt: '2026-11-25 08:30:00', result_pickup_by: driver.id, ...mine };
  const pickedUp = await build('2026-11-25 08:30:00', '2026-12-01 10:00:00', taken);
  await build('2026-11-26 10:00:00', '2026-12-01 10:00:00', mine);
  await build('2026-11-25 11:00:00', '2026-12-01 10:00:00');
  await build('2026-11-25 13:00:00', '2026-12-01 10:00:00', { ...mine, cancelled_at: '2026-11-24 10:00:00' });
  const caller = await app.as(driver);
  expect(await ids(caller)).toEqual([late, delivery, evening, pickedUp]);
  const { body } = await caller.get('/admin/work');
  expect(body[0]).toMatchObject({ send_addr_detail1: '東京都渋谷区', sched_dt: '2026-11-24 10:00:00', marked: [] });
  expect(body[3].marked).toEqual([{ status: 1, at: '2026-11-25 08:30:00' }]);
});

it('the day of wash staff is what is in the house, without addresses, whenever it is delivered, and what they marked today', async () => {
  const user = await buildCustomer(app, { available_request_count: 100 });
  const build2 = async (delivery: string, more: object) =>
    (
      await buildRequest(app, user, {
        sched_pickup_dt: `2026-11-1${delivery.slice(9, 10)} 1${delivery.slice(8, 9)}:00:00`,
        sched_delivery_dt: delivery,
        result_pickup_dt: '2026-11-23 10:00:00',
        ...more,
      })
    ).id;
  const open = await build2('2026-12-02 10:00:00', { status: 1, staff_id: driver.id });
  const washed = await build2('2026-11-26 10:00:00', { status: 2 });
  const sameTime = await build2(SAME_TIME_DELIVERY, { status: 1 });
  const folded = { status: 4, result_fold_dt: '2026-11-25 08:00:00', result_fold_by: washer.id };
  const mine = await build2('2026-11-27 10:00:00', folded);
  await build2('2026-11-28 10:00:00', { ...folded, result_fold_by: driver.id });
  const caller = await app.as(washer);
  const { body } = await caller.get('/admin/work').expect(200);
  const found = body.filter(({ user_id }: { user_id: number }) => user_id === user.id);
  expect(found.map(({ id }: { id: number }) => id)).toEqual([sameTime, washed, mine, open]);
  expect(found[2].marked).toEqual([{ status: 4, at: '2026-11-25 08:00:00' }]);
  for (const row of body) expect(row).not.toHaveProperty('send_addr_detail1');
});

it('takes the stops of one half hour in the order of a drive', async () => {
  const own = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  const at = async (street: string, building: string, time: string) => {
    const user = await buildCustomer(app, { send_addr_detail2: street, send_addr_detail3: building });
    const row = { sched_pickup_dt: `2026-11-25 ${time}:00`, staff_id: own.id };
    return (await buildRequest(app, user, row)).id;
  };
  const far = await at('神宮前3-1-1', '', '15:00');
  const upper = await at('神宮前1-2-3', 'メゾン神宮前 1001', '15:00');
  const lower = await at('神宮前１丁目２番３号', 'メゾン神宮前２０１号室', '15:20');
  const sooner = await at('神宮前9-9-9', '', '14:30');
  expect(await ids(await app.as(own))).toEqual([sooner, lower, upper, far]);
});
