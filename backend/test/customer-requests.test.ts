import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { BusinessHoliday } from '../src/modules/calendar/business-holiday.entity.js';
import { PickupDay } from '../src/modules/calendar/pickup-day.entity.js';
import { OperationHistory } from '../src/modules/history/operation-history.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { CountEntry } from '../src/modules/users/count-entry.entity.js';
import { StoppedInfo } from '../src/modules/users/stopped-info.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { WashRequest } from '../src/modules/wash-requests/wash-request.entity.js';
import { buildArea } from './harness/build-area.js';
import { buildCustomer, buildStaff } from './harness/build-people.js';
import { buildRequest } from './harness/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from './harness/start-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await buildArea(app, { zipcode: '15001', start_time: '10:00', end_time: '10:00' });
  await buildArea(app, { zipcode: '15002', is_valid_monthly: false });
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-07' });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

/** Thursday to Monday: 48 hours and three open days. */
const THURSDAY = { sched_pickup_dt: '2026-11-26 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 1 };

async function customer(overrides: Parameters<typeof buildCustomer>[1] = {}): Promise<{ user: User; caller: Caller }> {
  const user = await buildCustomer(app, overrides);
  return { user, caller: await app.as(user) };
}
const post = (caller: Caller, body: object) => caller.post('/users/me/washRequests').send(body);
const put = (caller: Caller, id: number, body: object) => caller.put(`/users/me/washRequests/${id}`).send(body);
const cancel = (caller: Caller, id: number) => caller.delete(`/users/me/washRequests/${id}`);
const row = (id: number): Promise<WashRequest> => app.database.manager.findOneByOrFail(WashRequest, { id });
const placesOn = async (date: string): Promise<number> =>
  (await app.database.manager.findOneBy(PickupDay, { date }))?.used ?? 0;
const bagsOf = async (id: number): Promise<number> =>
  (await app.database.manager.findOneByOrFail(User, { id })).available_request_count;
const deedsOf = async (user: User): Promise<number[]> =>
  (await app.database.manager.find(OperationHistory, { where: { user_id: user.id }, order: { id: 'ASC' } })).map(
    ({ operation_type }) => operation_type,
  );
const mailsOf = async (user: User): Promise<string[]> =>
  (await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } })).map(
    ({ template }) => template,
  );

describe('a request', () => {
  it('takes its bags, its place of the day, and leaves a trace and a mail', async () => {
    const { user, caller } = await customer();
    const before = await placesOn('2026-11-26');
    const { body } = await post(caller, {
      ...THURSDAY,
      count: 3,
      bikou: '一行目\r\n二行目',
      delivery_box_pw: '1234',
    }).expect(201);
    expect(body).toMatchObject({
      ...THURSDAY,
      count: 3,
      dispNum: 1,
      request_type: '1',
      plan_id: 't8_2',
      size: 1,
      status: 0,
      is_tentative: false,
      bikou: '一行目\n二行目',
      delivery_box_pw: '1234',
      created_at: expect.stringMatching(/^2026-11-25 09:00/),
      canChangePickupDt: true,
      canChangeDeliveryDt: true,
      canCancel: true,
    });
    expect(await bagsOf(user.id)).toBe(5);
    expect(await placesOn('2026-11-26')).toBe(before + 1);
    expect(await deedsOf(user)).toEqual([OPERATION.requestCreated]);
    expect(await mailsOf(user)).toEqual(['request_received']);
    const entries = await app.database.manager.findBy(CountEntry, { user_id: user.id, wash_request_id: body.id });
    expect(entries).toMatchObject([{ delta: -3, reason: 'request', actor_id: user.id }]);
  });

  it.each<[string, object, number, string]>([
    ['four hours ahead', { sched_pickup_dt: '2026-11-25 13:30:00' }, 409, 'pickup_time_limit'],
    ['in the past', { sched_pickup_dt: '2026-11-24 13:00:00' }, 409, 'pickup_time_limit'],
    ['31 days ahead', { sched_pickup_dt: '2026-12-26 13:00:00' }, 422, 'sched_pickup_dt,sched_delivery_dt'],
    [
      'on a Sunday',
      { sched_pickup_dt: '2026-11-29 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00' },
      422,
      'sched_pickup_dt',
    ],
    [
      'on a Saturday without the service',
      { sched_pickup_dt: '2026-11-28 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00' },
      422,
      'sched_pickup_dt',
    ],
    [
      'on a holiday',
      { sched_pickup_dt: '2026-12-07 13:00:00', sched_delivery_dt: '2026-12-10 13:00:00' },
      422,
      'sched_pickup_dt',
    ],
    ['at a quarter past', { sched_pickup_dt: '2026-11-26 13:15:00' }, 422, 'sched_pickup_dt'],
    ['after the last hour', { sched_pickup_dt: '2026-11-26 22:30:00' }, 422, 'sched_pickup_dt'],
    ['that comes back on the second open day', { sched_delivery_dt: '2026-11-27 13:00:00' }, 422, 'sched_delivery_dt'],
    ['that comes back after 31 days', { sched_delivery_dt: '2026-12-26 13:00:00' }, 422, 'sched_delivery_dt'],
    ['without a delivery', { sched_delivery_dt: null }, 422, 'sched_delivery_dt'],
    ['of no bag', { count: 0 }, 422, 'count'],
    ['of six bags', { count: 6 }, 422, 'count'],
    ['of a bag and a half', { count: 1.5 }, 422, 'count'],
    ['of bags as text', { count: '1' }, 422, 'count'],
    ['with an impossible date', { sched_pickup_dt: '2026-02-30 13:00:00' }, 422, 'sched_pickup_dt'],
    ['with a box password of 51', { delivery_box_pw: 'a'.repeat(51) }, 422, 'delivery_box_pw'],
    ['with remarks of 501', { bikou: 'a'.repeat(501) }, 422, 'bikou'],
    ['for somebody else', { user_id: 1 }, 422, 'user_id'],
    ['of more bags than there are', { count: 3 }, 409, 'wreq_count_lacking'],
  ])('%s is refused', async (_name, fields, status, why) => {
    const { user, caller } = await customer({ available_request_count: 2 });
    const { body } = await post(caller, { ...THURSDAY, ...fields }).expect(status);
    expect(status === 409 ? body.reason : Object.keys(body.errors).join()).toBe(why);
    expect(await bagsOf(user.id)).toBe(2);
    expect(await deedsOf(user)).toEqual([]);
  });

  it('five hours ahead, on the full hour, is taken', async () => {
    const { caller } = await customer();
    await post(caller, { ...THURSDAY, sched_pickup_dt: '2026-11-25 15:00:00' }).expect(201);
  });

  it('at the same pickup time is a duplicate, also of a moved one, and free again after a cancellation', async () => {
    const { caller } = await customer();
    const { body } = await post(caller, THURSDAY).expect(201);
    expect((await post(caller, THURSDAY).expect(409)).body.reason).toBe('dup');
    await cancel(caller, body.id).expect(204);
    await post(caller, THURSDAY).expect(201);
  });

  it('on a day whose limit is reached is refused, and nothing is taken', async () => {
    const { user, caller } = await customer();
    await app.database.manager.insert(PickupDay, { date: '2026-12-10', used: 1, day_limit: 1 });
    const full = { ...THURSDAY, sched_pickup_dt: '2026-12-10 13:00:00', sched_delivery_dt: '2026-12-14 13:00:00' };
    const { body } = await post(caller, full).expect(409);
    expect(body).toMatchObject({
      reason: 'preq_count_max',
      detail: '申し訳ございません。予約がいっぱいのため翌日以降を選択ください。',
    });
    expect(await bagsOf(user.id)).toBe(8);
  });

  it('in a fixed-time area has that time only', async () => {
    const { caller } = await customer({ send_addr_zipcode: '1500101' });
    await post(caller, THURSDAY).expect(422);
    const fixed = { ...THURSDAY, sched_pickup_dt: '2026-11-26 10:00:00', sched_delivery_dt: '2026-11-30 10:00:00' };
    await post(caller, fixed).expect(201);
  });

  it('where monthly plans are not served is refused', async () => {
    const { caller } = await customer({ send_addr_zipcode: '1500201' });
    const { body } = await post(caller, THURSDAY).expect(422);
    expect(body.errors.sched_pickup_dt).toEqual(['提供エリア外のためご利用いただけません']);
  });

  it('of the one-time plan is not made here', async () => {
    const { caller } = await customer({ plan_id: 'tx_2', available_request_count: 0 });
    await post(caller, THURSDAY).expect(422);
  });

  it('is a customer’s own: staff make none', async () => {
    await post(await app.as(await buildStaff(app)), THURSDAY).expect(403);
    await post(app.anonymous, THURSDAY).expect(401);
  });
});

describe('a customer who is not active is refused with the reason', () => {
  const statuses: [string, Partial<User>, number | null, string][] = [
    ['provisional', { status: 0 }, null, 'status_disabled'],
    ['under review', { status: 3 }, null, 'status_disabled'],
    ['rejected', { status: 4 }, null, 'status_disabled'],
    ['stopped for the card', { status: 2 }, 1, 'status_stopped_credit'],
    ['stopped otherwise', { status: 2 }, 2, 'status_stopped_other'],
    ['past the withdrawal date', { withdrawal_dt: '2026-11-24 23:59:59' }, null, 'status_withdrawn'],
  ];

  it.each(statuses)('%s', async (_name, fields, stop, reason) => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user);
    await app.database.manager.update(User, { id: user.id }, fields);
    if (stop !== null) {
      const info = { user_id: user.id, type: stop, solved: false, updated_at: NOW };
      await app.database.manager.insert(StoppedInfo, info);
    }
    const later = { ...THURSDAY, sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    expect((await post(caller, later).expect(403)).body.reason).toBe(reason);
    expect((await put(caller, request.id, { sched_delivery_dt: '2026-12-02 13:00:00' }).expect(403)).body.reason).toBe(
      reason,
    );
    await put(caller, request.id, { delivery_box_pw: '99' }).expect(200);
    await cancel(caller, request.id).expect(204);
  });

  it('until the withdrawal date he goes on', async () => {
    const { caller } = await customer({ withdrawal_dt: '2026-11-30 23:59:59' });
    await post(caller, THURSDAY).expect(201);
  });
});

describe('a same-time plan', () => {
  const sameTime = { plan_id: 't8_2_1', available_request_count: 8 };
  const at = (sched_pickup_dt: string) => ({ sched_pickup_dt, count: 2 });

  it('delivers with the next pickup, and with none again when that is cancelled', async () => {
    const { caller } = await customer(sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    expect(first).toMatchObject({
      sched_delivery_dt: SAME_TIME_DELIVERY,
      is_tentative: true,
      canChangeDeliveryDt: false,
    });
    const last = (await post(caller, at('2026-12-03 13:00:00')).expect(201)).body;
    const middle = (await post(caller, at('2026-11-30 10:00:00')).expect(201)).body;
    expect(await row(first.id)).toMatchObject({ sched_delivery_dt: '2026-11-30 10:00:00', is_tentative: false });
    expect(await row(middle.id)).toMatchObject({ sched_delivery_dt: '2026-12-03 13:00:00', is_tentative: false });
    await cancel(caller, middle.id).expect(204);
    expect(await row(first.id)).toMatchObject({ sched_delivery_dt: '2026-12-03 13:00:00' });
    await cancel(caller, last.id).expect(204);
    expect(await row(first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME_DELIVERY, is_tentative: true });
  });

  it('moves the delivery along with a moved pickup; the delivery itself cannot be changed', async () => {
    const { caller } = await customer(sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    const second = (await post(caller, at('2026-11-27 13:00:00')).expect(201)).body;
    await put(caller, second.id, { sched_pickup_dt: '2026-12-01 11:00:00' }).expect(200);
    expect(await row(first.id)).toMatchObject({ sched_delivery_dt: '2026-12-01 11:00:00' });
    const { body } = await put(caller, first.id, { sched_delivery_dt: '2026-12-02 11:00:00' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['sched_delivery_dt']);
    const moved = { sched_pickup_dt: '2026-12-02 13:00:00', sched_delivery_dt: '2026-12-01 11:00:00' };
    await put(caller, first.id, moved).expect(200);
    expect(await row(first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME_DELIVERY, is_tentative: true });
    expect(await row(second.id)).toMatchObject({ sched_delivery_dt: '2026-12-02 13:00:00', is_tentative: false });
  });

  it.each([
    ['one bag', { count: 1 }],
    ['a delivery date', { sched_delivery_dt: '2026-12-02 11:00:00' }],
  ])('does not take %s', async (_name, fields) => {
    const { caller } = await customer(sameTime);
    await post(caller, { ...at('2026-11-26 13:00:00'), ...fields }).expect(422);
  });

  it.each([
    ['2026-11-25 10:59:00', 201],
    ['2026-11-25 11:00:00', 409],
  ])('takes a pickup for today at %s: %i', async (now, status) => {
    const { caller } = await customer(sameTime);
    app.clock.set(now);
    await post(caller, at('2026-11-25 19:00:00')).expect(status);
  });
});

describe('a change', () => {
  it('moves both legs, the place of the day, the time it is listed under, and says so', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { absence_status: 1 });
    const [from, to] = [await placesOn('2026-11-26'), await placesOn('2026-11-27')];
    const dates = { sched_pickup_dt: '2026-11-27 10:30:00', sched_delivery_dt: '2026-12-01 22:00:00' };
    const { body } = await put(caller, request.id, dates).expect(200);
    expect(body).toMatchObject(dates);
    expect(await row(request.id)).toMatchObject({ ...dates, sched_dt: dates.sched_pickup_dt, absence_status: 0 });
    expect([await placesOn('2026-11-26'), await placesOn('2026-11-27')]).toEqual([from - 1, to + 1]);
    expect(await deedsOf(user)).toEqual([OPERATION.requestChanged]);
    expect(await mailsOf(user)).toEqual(['request_changed']);
    expect(await bagsOf(user.id)).toBe(7);
  });

  it('of the delivery alone leaves an unhandled pickup’s absence badge', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { absence_status: 1 });
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
    expect(await row(request.id)).toMatchObject({ absence_status: 1, sched_dt: '2026-11-26 13:00:00' });
  });

  it('of the delivery after the pickup takes the badge off and lists it under the new time', async () => {
    const { user, caller } = await customer();
    const done = { result_pickup_dt: '2026-11-24 13:00:00', sched_pickup_dt: '2026-11-24 13:00:00' };
    const request = await buildRequest(app, user, { ...done, status: 1, absence_status: 3 });
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
    expect(await row(request.id)).toMatchObject({ absence_status: 0, sched_dt: '2026-12-01 13:00:00' });
  });

  it('that sends everything as it was changes nothing', async () => {
    const { user, caller } = await customer();
    const { id, sched_pickup_dt, sched_delivery_dt } = await buildRequest(app, user, { delivery_box_pw: 'x' });
    await put(caller, id, { sched_pickup_dt, sched_delivery_dt, delivery_box_pw: 'x' }).expect(200);
    await put(caller, id, {}).expect(200);
    expect(await deedsOf(user)).toEqual([]);
  });

  it.each<[string, string, object, number, string]>([
    [
      '2 hours before the pickup',
      '2026-11-26 11:00:00',
      { sched_pickup_dt: '2026-11-27 13:00:00' },
      409,
      'time_limit_exceeded',
    ],
    [
      '2 hours before the delivery',
      '2026-11-30 11:00:00',
      { sched_delivery_dt: '2026-12-01 13:00:00' },
      409,
      'time_limit_exceeded',
    ],
    [
      'to less than 2 hours after the original',
      NOW,
      { sched_pickup_dt: '2026-11-26 14:30:00' },
      422,
      'sched_pickup_dt',
    ],
    ['to an earlier day', NOW, { sched_pickup_dt: '2026-11-25 20:00:00' }, 422, 'sched_pickup_dt'],
    [
      'of a delivery to less than 2 hours after',
      NOW,
      { sched_delivery_dt: '2026-11-30 14:30:00' },
      422,
      'sched_delivery_dt',
    ],
    ['that leaves the delivery too early', NOW, { sched_pickup_dt: '2026-11-27 13:00:00' }, 422, 'sched_delivery_dt'],
    [
      'to a Sunday',
      NOW,
      { sched_pickup_dt: '2026-11-29 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00' },
      422,
      'sched_pickup_dt',
    ],
    ['to 31 days ahead', NOW, { sched_delivery_dt: '2026-12-26 13:00:00' }, 422, 'sched_delivery_dt'],
    ['of the count', NOW, { count: 2 }, 422, 'count'],
  ])('%s is refused', async (_name, now, body, status, why) => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user);
    app.clock.set(now);
    const answer = (await put(caller, request.id, body).expect(status)).body;
    expect(status === 409 ? answer.reason : Object.keys(answer.errors).join()).toBe(why);
    expect(await row(request.id)).toMatchObject({
      sched_pickup_dt: request.sched_pickup_dt,
      sched_delivery_dt: request.sched_delivery_dt,
    });
  });

  it('more than 2 hours before, and to exactly 2 hours after, is taken; the lead time does not apply', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { sched_delivery_dt: '2026-11-30 15:00:00' });
    app.clock.set('2026-11-26 10:59:00');
    await put(caller, request.id, { sched_pickup_dt: '2026-11-26 15:00:00' }).expect(200);
  });

  it('to a full day, or to a time already asked for, is refused and moves nothing', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user);
    await app.database.manager.insert(PickupDay, { date: '2026-12-16', used: 0, day_limit: 0 });
    const full = { sched_pickup_dt: '2026-12-16 13:00:00', sched_delivery_dt: '2026-12-18 13:00:00' };
    expect((await put(caller, request.id, full).expect(409)).body.reason).toBe('preq_count_max');
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-02 13:00:00' });
    const places = [await placesOn('2026-11-26'), await placesOn('2026-11-27'), await placesOn('2026-12-16')];
    const dup = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    expect((await put(caller, request.id, dup).expect(409)).body.reason).toBe('dup');
    expect([await placesOn('2026-11-26'), await placesOn('2026-11-27'), await placesOn('2026-12-16')]).toEqual(places);
  });

  it('of a picked-up pickup is refused, of the box password taken until the delivery', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { status: 1, result_pickup_dt: '2026-11-25 08:00:00' });
    await put(caller, request.id, { sched_pickup_dt: '2026-11-27 13:00:00' }).expect(422);
    await put(caller, request.id, { delivery_box_pw: '4321' }).expect(200);
    expect(await row(request.id)).toMatchObject({ delivery_box_pw: '4321' });
    expect(await mailsOf(user)).toEqual([]);
    const history = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect(history.changes).not.toContain('4321');
    await app.database.manager.update(WashRequest, { id: request.id }, { status: 3, result_delivery_dt: NOW });
    const { body } = await put(caller, request.id, { delivery_box_pw: '5' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['delivery_box_pw']);
  });

  it('in a fixed-time area cannot leave the other leg at another time', async () => {
    const { user, caller } = await customer({ send_addr_zipcode: '1500101' });
    const request = await buildRequest(app, user);
    const pickup = { sched_pickup_dt: '2026-11-27 10:00:00' };
    await put(caller, request.id, pickup).expect(422);
    await put(caller, request.id, { ...pickup, sched_delivery_dt: '2026-12-01 10:00:00' }).expect(200);
  });

  it.each([
    ['of a one-time request', {}, 'tx_2', 422],
    ['of a cancelled request', { cancelled_at: NOW, cancel_kind: 1 }, 't8_2', 404],
    ['of an unpaid request', { pay_by: '2026-11-25 09:30:00' }, 'tx_2', 404],
  ])('%s is refused', async (_name, fields, plan_id, status) => {
    const { user, caller } = await customer({ plan_id, available_request_count: plan_id === 'tx_2' ? 0 : 8 });
    const request = await buildRequest(app, user, fields);
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(status);
    await cancel(caller, request.id).expect(status);
  });
});

describe('a cancellation', () => {
  it('gives the bags and the place back, leaves a trace and a mail, and empties the lists', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { count: 3 });
    const places = await placesOn('2026-11-26');
    await cancel(caller, request.id).expect(204);
    expect(await bagsOf(user.id)).toBe(8);
    expect(await placesOn('2026-11-26')).toBe(places - 1);
    expect(await row(request.id)).toMatchObject({ cancel_kind: 1, cancelled_at: expect.stringMatching(/^2026-11-25/) });
    expect(await deedsOf(user)).toEqual([OPERATION.requestCancelled]);
    expect(await mailsOf(user)).toEqual(['request_cancelled']);
    expect((await caller.get('/users/me/washRequests').expect(200)).body).toEqual([]);
    await cancel(caller, request.id).expect(404);
    expect(await bagsOf(user.id)).toBe(8);
  });

  it('gives the bags back whatever the balance has become', async () => {
    const { user, caller } = await customer({ available_request_count: 100 });
    const request = await buildRequest(app, user, { count: 5 });
    await app.database.manager.update(User, { id: user.id }, { available_request_count: 98 });
    await cancel(caller, request.id).expect(204);
    expect(await bagsOf(user.id)).toBe(103);
  });

  it.each([
    ['2026-11-26 10:59:00', 204],
    ['2026-11-26 11:00:00', 409],
    ['2026-11-26 13:30:00', 409],
  ])('at %s of a pickup at 13:00 is %i', async (now, status) => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user);
    app.clock.set(now);
    const { body } = await cancel(caller, request.id).expect(status);
    if (status === 409) expect(body.reason).toBe('time_limit_exceeded');
  });

  it('of a picked-up request is refused', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { status: 1, result_pickup_dt: '2026-11-25 08:00:00' });
    await cancel(caller, request.id).expect(422);
  });

  it('ten times at once gives the bags back once', async () => {
    const { user, caller } = await customer();
    const request = await buildRequest(app, user, { count: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(caller, request.id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(await bagsOf(user.id)).toBe(8);
  });
});

it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483647'])('there is no request %s', async (id) => {
  const { caller } = await customer();
  await caller.put(`/users/me/washRequests/${id}`).send({ delivery_box_pw: '1' }).expect(404);
  await caller.delete(`/users/me/washRequests/${id}`).expect(404);
});

it('another customer’s request is not there', async () => {
  const request = await buildRequest(app, (await customer()).user);
  const { caller } = await customer();
  await put(caller, request.id, { delivery_box_pw: '1' }).expect(404);
  await cancel(caller, request.id).expect(404);
  expect(await row(request.id)).toMatchObject({ delivery_box_pw: '', cancelled_at: null });
});

describe('the lists', () => {
  const list = async (caller: Caller, state?: string) =>
    (await caller.get('/users/me/washRequests').query({ state }).expect(200)).body as {
      id: number;
      dispNum: number;
      sched_pickup_dt: string | null;
    }[];

  it('hold what is not delivered, by pickup then delivery, latest first, numbered from 1', async () => {
    const { user, caller } = await customer();
    const early = await buildRequest(app, user);
    const late = await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-27 13:00:00',
      sched_delivery_dt: '2026-12-01 13:00:00',
    });
    const onTheWay = await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-20 13:00:00',
      status: 1,
      result_pickup_dt: '2026-11-20 13:00:00',
    });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-19 13:00:00',
      status: 3,
      result_delivery_dt: '2026-11-23 13:00:00',
    });
    expect((await list(caller)).map(({ id, dispNum }) => [id, dispNum])).toEqual([
      [late.id, 1],
      [early.id, 2],
      [onTheWay.id, 3],
    ]);
    expect(await list(caller, 'current')).toHaveLength(3);
  });

  it('of the past hold what was delivered in the last 180 days', async () => {
    const { user, caller } = await customer();
    const delivered = (day: string) =>
      buildRequest(app, user, { sched_pickup_dt: `${day} 10:00:00`, status: 3, result_delivery_dt: `${day} 13:00:00` });
    const [latest, last] = [await delivered('2026-11-24'), await delivered('2026-05-29')];
    await delivered('2026-05-28');
    expect((await list(caller, 'history')).map(({ id }) => id)).toEqual([latest.id, last.id]);
  });

  it('show 60 at most', async () => {
    const { user, caller } = await customer({ available_request_count: 100 });
    const day = (n: number) => `2026-${n < 31 ? '08' : n < 61 ? '09' : '10'}-${String((n % 30) + 1).padStart(2, '0')}`;
    for (let n = 1; n <= 61; n += 1) {
      const sched_pickup_dt = `${day(n)} ${n % 2 === 0 ? '10' : '11'}:00:00`;
      await buildRequest(app, user, { sched_pickup_dt, sched_delivery_dt: '2026-11-30 13:00:00' });
    }
    expect(await list(caller)).toHaveLength(60);
    await app.database.manager.update(WashRequest, { user_id: user.id }, { status: 3, result_delivery_dt: NOW });
    expect(await list(caller, 'history')).toHaveLength(60);
    expect(await list(caller)).toHaveLength(0);
  });

  it('know no other state', async () => {
    const { caller } = await customer();
    await caller.get('/users/me/washRequests').query({ state: 'all' }).expect(422);
  });
});
