import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { addDays } from '@laundry/shared/time/jst';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let one: User;
let two: User;
/** Each test has a day of its own. */
let day = '2027-01-05';

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  one = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  two = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
});
beforeEach(() => {
  day = addDays(day, 1);
});
afterAll(() => app.close());

const propose = async (date = day) =>
  (await admin.get('/admin/washRequest/assignProposal').query({ date }).expect(200)).body;
const pickup = async (customer: User, time: string, overrides: object = {}) =>
  buildRequest(app, customer, {
    sched_pickup_dt: `${day} ${time}:00`,
    sched_delivery_dt: `${addDays(day, 40)} 13:00:00`,
    ...overrides,
  });
const folded = { status: 4, result_pickup_dt: '2026-12-01 10:00:00', sched_pickup_dt: '2026-12-01 10:00:00' } as const;

test('names somebody for each pickup and delivery of the day that nobody has, and writes nothing', async () => {
  const first = await pickup(await buildCustomer(app), '10:00');
  const second = await buildRequest(app, await buildCustomer(app), {
    ...folded,
    sched_delivery_dt: `${day} 10:30:00`,
  });
  const body = await propose();
  expect(body).toEqual([
    {
      wash_request_id: first.id,
      staff_id: expect.any(Number),
      reason: expect.any(String),
      status: 0,
      sched_dt: `${day} 10:00:00`,
    },
    {
      wash_request_id: second.id,
      staff_id: expect.any(Number),
      reason: expect.any(String),
      status: 4,
      sched_dt: `${day} 10:30:00`,
    },
  ]);
  expect(await app.database.manager.countBy(WashRequest, { staff_id: one.id })).toBe(0);
  expect(await propose()).toEqual(body);
});

test('leaves out what is somebody’s, in the house, on hold, delivered, cancelled, or of another day', async () => {
  await pickup(await buildCustomer(app), '10:00', { staff_id: one.id });
  await pickup(await buildCustomer(app), '10:00', { absence_status: 3 });
  await pickup(await buildCustomer(app), '10:00', { cancelled_at: app.clock.now(), cancel_kind: 1 });
  await buildRequest(app, await buildCustomer(app), { ...folded, status: 2, sched_delivery_dt: `${day} 10:30:00` });
  await buildRequest(app, await buildCustomer(app), {
    ...folded,
    status: 3,
    result_delivery_dt: `${day} 10:30:00`,
    sched_delivery_dt: `${day} 10:30:00`,
  });
  await pickup(await buildCustomer(app), '10:00', { sched_pickup_dt: `${addDays(day, 30)} 10:00:00` });
  expect(await propose()).toEqual([]);
});

test('proposes who usually makes the stage for the customer', async () => {
  const customer = await buildCustomer(app, { available_request_count: 20 });
  for (const hour of [10, 11]) {
    await buildRequest(app, customer, {
      sched_pickup_dt: `2026-11-20 ${hour}:00:00`,
      sched_delivery_dt: `2026-11-24 ${hour}:00:00`,
      status: 3,
      result_pickup_by: two.id,
      result_delivery_by: one.id,
    });
  }
  const { id } = await pickup(customer, '10:00');
  expect(await propose()).toEqual([
    expect.objectContaining({ wash_request_id: id, staff_id: two.id, reason: 'usual_person' }),
  ]);
});

test('puts together what is in one building, by its venue or its address', async () => {
  const tower = { source_venue_code: 'tower' };
  const times = ['10:00', '12:00', '14:00', '16:00'];
  const inTower: number[] = [];
  for (const time of times) {
    inTower.push((await pickup(await buildCustomer(app, tower), time)).id);
    await pickup(await buildCustomer(app, { send_addr_detail2: '代々木 9-9', send_addr_zipcode: '1510001' }), time);
  }
  const body: readonly { wash_request_id: number; staff_id: number }[] = await propose();
  const whose = new Set(body.flatMap((each) => (inTower.includes(each.wash_request_id) ? [each.staff_id] : [])));
  expect([body.length, whose.size]).toEqual([8, 1]);
});

test('takes one house for one, however its customers write the address', async () => {
  const house = [
    '神宮前1-2-3',
    '神宮前１－２－３',
    '神宮前1丁目2番3号',
    '神宮前一丁目2番3号',
    '神宮前 1ー2ー3',
    '神宮前1丁目2-3',
  ];
  // Six visits in a house fit into a half hour of one person; into six houses two people do not come.
  for (const send_addr_detail2 of [...house, ...house])
    await pickup(await buildCustomer(app, { send_addr_detail2 }), '10:00');
  const reasons = (await propose()).map(({ reason }: { reason: string }) => reason);
  expect(reasons.filter((reason: string) => reason === 'no_room')).toEqual([]);
});

test('leaves what nobody has room for, and what nobody can drive', async () => {
  for (let n = 0; n < 14; n += 1) await pickup(await buildCustomer(app, { source_venue_code: 'tower' }), '10:00');
  const reasons = (await propose()).map(({ reason }: { reason: string }) => reason);
  expect(reasons.filter((reason: string) => reason === 'no_room')).toHaveLength(2);
});

test('the proposal can be applied as it came', async () => {
  for (const time of ['10:00', '10:30', '11:00']) await pickup(await buildCustomer(app), time);
  const body: readonly { wash_request_id: number; staff_id: number; status: number; sched_dt: string }[] =
    await propose();
  const assignments = body.map(({ wash_request_id, staff_id, status, sched_dt }) => ({
    wash_request_id,
    staff_id,
    seen_staff_id: null,
    seen_status: status,
    seen_sched_dt: sched_dt,
  }));
  await admin.post('/admin/washRequest/assignEach').send({ assignments }).expect(200);
  expect(await propose()).toEqual([]);
});

test.each([[{}], [{ date: 'x' }], [{ date: '2026-02-30' }]])('%j is refused', async (query) => {
  const { body } = await admin.get('/admin/washRequest/assignProposal').query(query).expect(422);
  expect(Object.keys(body.errors)).toEqual(['date']);
});

// Last, for they leave.
test('nobody who drives: nobody is proposed', async () => {
  for (const { id } of [one, two])
    await admin
      .post('/admin/bulkDelete')
      .send({ ids: [id] })
      .expect(204);
  await pickup(await buildCustomer(app), '10:00');
  expect(await propose()).toEqual([expect.objectContaining({ staff_id: null, reason: 'no_room' })]);
});
