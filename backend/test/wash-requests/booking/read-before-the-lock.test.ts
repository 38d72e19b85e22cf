import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { OnetimePrice } from '../../../src/modules/onetime-payments/onetime-price.entity.js';
import { Payment } from '../../../src/modules/payments/core/payment.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';
import { delayAnswer } from '../../harness/looks/statements.js';

let app: RunningApp;
let admin: Caller;
let leader: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { delivery_type: 1 }, { week3: 3_300 });
  admin = await app.as(await buildAdmin(app));
  leader = await app.as(await buildStaff(app));
});
afterAll(() => app.close());

/** What a call has read by a statement like `read` arrives only after `meanwhile`. */
async function readLate<Answer>(read: RegExp, call: PromiseLike<Answer>, meanwhile: () => Promise<unknown>) {
  const late = delayAnswer(app, read);
  const answer = call.then((given) => given);
  await late.asked;
  await meanwhile();
  late.deliver();
  return answer;
}

/** The customer of a request that the back office is at; an account itself; a customer's own request. */
const CUSTOMER = /FROM .users. .User. /;
const ACCOUNT = /FROM .users. WHERE/;
const OWN_REQUEST = /FROM .wash_requests. WHERE/;

const userOf = (id: number) => app.database.manager.findOneByOrFail(User, { id });
const requestOf = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });
const setDate = (caller: Caller, id: number, body: object) =>
  caller.post(`/admin/washRequest/${id}/setDate`).send({ result_pickup_dt: NOW, status: 0, ...body });

it('a stage writes of its customer what is told with it, not over what an operator has set meanwhile', async () => {
  const user = await buildCustomer(app, { has_oil_treatment: 0, laundry_type: 1 });
  const { id } = await buildRequest(app, user);
  const set = () => admin.post(`/admin/users/${user.id}/laundryType`).send({ laundry_type: 2 }).expect(200);
  const stamp = setDate(leader, id, { has_oil_treatment: 1 });
  expect((await readLate(CUSTOMER, stamp, set)).status).toBe(200);
  expect(await userOf(user.id)).toMatchObject({ has_oil_treatment: 1, laundry_type: 2 });
  const entry = { wreq_id: id, operation_type: OPERATION.pickedUp };
  const { changes } = await app.database.manager.findOneByOrFail(OperationHistory, entry);
  expect(JSON.parse(changes ?? '')).toEqual({ has_oil_treatment: [0, 1] });
});

describe('the room that a resident of a partner venue says', () => {
  const resident = { source_venue_code: 'V1', send_addr_detail3: 'タワー@101' };
  const moveHouse = (id: number) => () =>
    admin.post(`/admin/users/${id}`).send({ send_addr_detail3: '東棟@101' }).expect(200);

  it('with a one-time request is of the building that stands there by then', async () => {
    const user = await buildCustomer(app, { ...resident, plan_id: 'tx_2', available_request_count: 0 });
    const dates = { sched_pickup_dt: '2026-11-25 15:00:00', sched_delivery_dt: '2026-11-26 16:00:00' };
    const wish = { ...dates, count: 1, price: 3_300, onetime_payment_method_id: 1, room_number: '202' };
    const request = (await app.as(user)).post('/users/me/onetimeRequests').send(wish);
    expect((await readLate(ACCOUNT, request, moveHouse(user.id))).status).toBe(201);
    expect((await userOf(user.id)).send_addr_detail3).toBe('東棟@202');
  });

  it.each([
    ['in the own profile', (user: User) => app.as(user), () => '/users/me'],
    ['to an operator', async () => admin, ({ id }: User) => `/admin/users/${id}`],
  ])('%s, too', async (_, callerFor, address) => {
    const user = await buildCustomer(app, resident);
    const caller = await callerFor(user);
    const edit = caller.post(address(user)).send({ send_addr_detail3_room_number: '202' });
    expect((await readLate(ACCOUNT, edit, moveHouse(user.id))).status).toBe(200);
    expect((await userOf(user.id)).send_addr_detail3).toBe('東棟@202');
  });
});

describe('an absence mail that goes out while its customer moves', () => {
  const moved = async (sched_pickup_dt: string, dates: object) => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt });
    const send = () => leader.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type: 1 }).expect(200);
    const move = (await app.as(user)).put(`/users/me/washRequests/${id}`).send(dates);
    expect((await readLate(OWN_REQUEST, move, send)).status).toBe(200);
    const entry = { wreq_id: id, operation_type: OPERATION.requestChanged };
    const { changes } = await app.database.manager.findOneByOrFail(OperationHistory, entry);
    return { mark: (await requestOf(id)).absence_status, said: JSON.parse(changes ?? '') };
  };

  it('the other leg leaves its mark', async () => {
    const { mark, said } = await moved('2026-11-26 13:00:00', { sched_delivery_dt: '2026-12-01 13:00:00' });
    expect([mark, said.absence_status]).toEqual([1, undefined]);
  });

  it('this leg is answered by the new date, which says so', async () => {
    const dates = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    const { mark, said } = await moved('2026-11-26 14:00:00', dates);
    expect([mark, said.absence_status]).toEqual([0, [1, 0]]);
  });
});

it.each([
  ['a member of staff who is deleted', buildStaff, ({ id }: User) => ['/admin/bulkDelete', { ids: [id] }] as const],
  [
    'an administrator who is none any more',
    buildAdmin,
    ({ id }: User) => [`/admin/users/${id}/role`, { role: 900 }] as const,
  ],
])('nothing is taken by %s meanwhile', async (_, build, end) => {
  const staff = await build(app);
  const { id } = await buildRequest(app, await buildCustomer(app));
  const take = setDate(await app.as(staff), id, { take: true });
  const [address, body] = end(staff);
  const answer = await readLate(CUSTOMER, take, () => admin.post(address).send(body));
  expect(answer.status).toBe(401);
  expect(await requestOf(id)).toMatchObject({ status: 0, staff_id: null });
});

describe('laundry of an account that has ended', () => {
  const pickedUp = async () => {
    const user = await buildCustomer(app);
    const done = { status: 1, result_pickup_dt: NOW, result_pickup_by: user.id } as const;
    const { id } = await buildRequest(app, user, done);
    const revert = () => leader.post(`/admin/washRequest/${id}/delDate`).send({ result_pickup_dt: 1, status: 1 });
    return { id, user, revert };
  };
  const ENDS = [
    ['withdrawn', ({ id }: User) => admin.post(`/admin/users/${id}/status`).send({ status: 90 })],
    ['deleted', ({ id }: User) => admin.delete(`/admin/users/${id}`)],
  ] as const;

  it.each(ENDS)('does not go back to before its pickup once it was %s', async (_, end) => {
    const { id, user, revert } = await pickedUp();
    expect((await end(user)).status).toBeLessThan(300);
    const { body } = await revert().expect(422);
    expect(body.errors).toEqual({ status: ['このアカウントは退会済みです'] });
    expect((await requestOf(id)).status).toBe(1);
  });

  it.each(ENDS)('nor when it is %s at that moment', async (_, end) => {
    const { id, user, revert } = await pickedUp();
    const answer = await readLate(CUSTOMER, revert(), async () => end(user));
    expect(answer.status).toBe(422);
    expect((await requestOf(id)).status).toBe(1);
  });
});

it('a payment that its database node does not know yet is asked for again', async () => {
  const caller = await app.as(await buildCustomer(app));
  const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
  const buy = () => caller.post('/users/me/washRequestCount').set('Idempotency-Key', 'late').send(wish);
  const { body } = await buy().expect(201);
  const rename = (no: string, to: string) => app.database.manager.update(Payment, { no }, { no: to });
  await rename(body.payment_no, 'not-there-yet');
  const again = await readLate(/FROM .payments. .Payment. /, buy(), () => rename('not-there-yet', body.payment_no));
  expect([again.status, again.body.payment_no]).toEqual([201, body.payment_no]);
});
