import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { RouteSheetsView } from '../../../src/modules/wash-requests/route-sheets/route-sheet.view.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

/** It is Wednesday, 25 November 2026, 9 in the morning. */
const TODAY = '2026-11-25';
const TOMORROW = '2026-11-26';
const LATER = '2026-11-30';
const CODE = '#1203*';

let app: RunningApp;
let admin: Caller;
let driver: User;
let other: User;
let box: User;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '配島', name2: '翔' });
  other = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  box = await buildCustomer(app, { pickup_delivery_type: 2, phone_number: '0312345678', available_request_count: 50 });
});
afterAll(() => app.close());

const build = async (customer: User, pickup: string, delivery: string, more: object = {}): Promise<number> => {
  const row = { sched_pickup_dt: pickup, sched_delivery_dt: delivery, ...more };
  return (await buildRequest(app, customer, row)).id;
};
const sheetsOf = async (caller: Caller, date: string): Promise<RouteSheetsView> =>
  (await caller.get('/admin/routeSheets').query({ date }).expect(200)).body as RouteSheetsView;
const stopsOf = ({ sheets }: RouteSheetsView, staff: User | null) =>
  sheets.find(({ staff_id }) => staff_id === (staff?.id ?? null))?.stops ?? [];
const idsOf = (view: RouteSheetsView, staff: User | null) => stopsOf(view, staff).map(({ id }) => id);

describe('a day of a driver', () => {
  let stops: Record<'late' | 'second' | 'first' | 'delivery' | 'direct', number>;

  beforeAll(async () => {
    const mine = { staff_id: driver.id };
    const far = await buildCustomer(app, { send_addr_detail2: '神宮前３丁目１番１号', available_request_count: 20 });
    const near = await buildCustomer(app, { send_addr_detail2: '神宮前1-2-3', available_request_count: 20 });
    const second = await build(far, `${TODAY} 14:00:00`, '2026-12-01 10:00:00', mine);
    const first = await build(near, `${TODAY} 14:00:00`, '2026-12-01 10:00:00', mine);
    const late = await build(near, '2026-11-24 10:00:00', '2026-12-01 12:00:00', mine);
    const folded = { status: 4, result_pickup_dt: '2026-11-20 10:00:00', ...mine };
    const delivery = await build(far, '2026-11-20 10:00:00', `${TODAY} 12:00:00`, folded);
    const direct = await build(box, `${TODAY} 16:00:00`, `${TOMORROW} 16:00:00`, { ...mine, delivery_box_pw: CODE });
    await build(far, `${TODAY} 15:00:00`, '2026-12-02 10:00:00', { ...mine, absence_status: 3 });
    await build(far, `${TODAY} 15:30:00`, '2026-12-02 10:00:00', { ...mine, cancelled_at: '2026-11-24 10:00:00' });
    await build(near, `${TODAY} 11:00:00`, '2026-12-02 10:00:00', { staff_id: other.id });
    await build(near, `${TODAY} 12:30:00`, '2026-12-02 10:00:00');
    stops = { late, second, first, delivery, direct };
  });

  test('is theirs until tonight, late ones first, one half hour in the order of a drive', async () => {
    const view = await sheetsOf(admin, TODAY);
    const { late, delivery, first, second, direct } = stops;
    expect(idsOf(view, driver)).toEqual([late, delivery, first, second, direct]);
    expect(view).toMatchObject({ date: TODAY, is_cut: false });
    expect(view.sheets[0]).toMatchObject({ staff_id: driver.id, name1: '配島', name2: '翔' });
    expect(stopsOf(view, driver).map(({ leg }) => leg)).toEqual([1, 2, 1, 1, 1]);
  });

  test('has a sheet for everybody, and nobody’s last', async () => {
    const { sheets } = await sheetsOf(admin, TODAY);
    expect(sheets.map(({ staff_id }) => staff_id)).toEqual([driver.id, other.id, null]);
  });

  test('of tomorrow has what is due then, also what is not picked up yet', async () => {
    const view = await sheetsOf(admin, TOMORROW);
    expect(stopsOf(view, driver)).toMatchObject([{ id: stops.direct, leg: 2, sched_dt: `${TOMORROW} 16:00:00` }]);
  });

  test('is a driver’s own', async () => {
    const caller = await app.as(driver);
    expect((await sheetsOf(caller, TODAY)).sheets.map(({ staff_id }) => staff_id)).toEqual([driver.id]);
  });

  test('tells what is to be known at the door', async () => {
    const stop = stopsOf(await sheetsOf(await app.as(driver), TODAY), driver).at(-1);
    expect(stop).toMatchObject({ phone_number: '0312345678', delivery_box_pw: CODE, count: 1 });
    expect(stop).toMatchObject({ send_addr_detail1: '東京都渋谷区', send_addr_detail2: '神宮前1-2-3' });
  });

  test('tells wash staff no address, telephone or code', async () => {
    const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.wash }));
    const stop = stopsOf(await sheetsOf(caller, TODAY), driver).at(-1);
    expect(stop).toMatchObject({ id: stops.direct, count: 1 });
    for (const key of ['phone_number', 'company_name', 'send_addr_zipcode', 'send_addr_detail1', 'delivery_box_pw'])
      expect(stop).not.toHaveProperty(key);
  });
});

test('a door code is not told before its time, nor where there is no box', async () => {
  const mine = { staff_id: driver.id, delivery_box_pw: CODE };
  const inPerson = await buildCustomer(app, { pickup_delivery_type: 1 });
  const boxed = await build(box, `${LATER} 10:00:00`, '2026-12-03 10:00:00', mine);
  const none = await build(inPerson, `${LATER} 11:00:00`, '2026-12-03 10:00:00', mine);
  const stops = stopsOf(await sheetsOf(admin, LATER), driver);
  expect(stops).toMatchObject([
    { id: boxed, delivery_box_pw: null },
    { id: none, delivery_box_pw: '' },
  ]);
});

test('a day that is none is refused', async () => {
  for (const query of [{}, { date: '2026-02-30' }, { date: TODAY, x: '1' }])
    await admin.get('/admin/routeSheets').query(query).expect(422);
});
