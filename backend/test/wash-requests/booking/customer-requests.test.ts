import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { CountEntry } from '../../../src/modules/balance/count-entry.entity.js';
import { StoppedInfo } from '../../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import {
  bagsOf,
  cancel,
  operationsOf,
  mailsOf,
  placesOn,
  post,
  put,
  signedIn,
  startWithAreas,
  THURSDAY,
} from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'a day has as many places taken as pickups': 'requests are taken away, and customers reviewed, by their rows alone',
    'who is withdrawn has a last day, and who is reviewed pays by invoice':
      'requests are taken away, and customers reviewed, by their rows alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe('a request', () => {
  it('takes its bags, its place of the day, and leaves a trace and a mail', async () => {
    const { user, caller } = await signedIn(app);
    const before = await placesOn(app, '2026-11-26');
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
    expect(await bagsOf(app, user)).toBe(5);
    expect(await placesOn(app, '2026-11-26')).toBe(before + 1);
    expect(await operationsOf(app, user)).toEqual([OPERATION.requestCreated]);
    expect(await mailsOf(app, user)).toEqual(['request_received']);
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
    ['with a box password of 50 emoji', { delivery_box_pw: '🧺'.repeat(50) }, 422, 'delivery_box_pw'],
    ['with remarks of 501', { bikou: 'a'.repeat(501) }, 422, 'bikou'],
    ['for somebody else', { user_id: 1 }, 422, 'user_id'],
    ['of more bags than there are', { count: 3 }, 409, 'wreq_count_lacking'],
  ])('%s is refused', async (_name, fields, status, why) => {
    const { user, caller } = await signedIn(app, { available_request_count: 2 });
    const { body } = await post(caller, { ...THURSDAY, ...fields }).expect(status);
    expect(status === 409 ? body.reason : Object.keys(body.errors).join()).toBe(why);
    expect(await bagsOf(app, user)).toBe(2);
    expect(await operationsOf(app, user)).toEqual([]);
  });

  it('five hours ahead, on the full hour, is taken', async () => {
    const { caller } = await signedIn(app);
    await post(caller, { ...THURSDAY, sched_pickup_dt: '2026-11-25 15:00:00' }).expect(201);
  });

  it('at the same pickup time is a duplicate, also of a moved one, and free again after a cancellation', async () => {
    const { caller } = await signedIn(app);
    const { body } = await post(caller, THURSDAY).expect(201);
    expect((await post(caller, THURSDAY).expect(409)).body.reason).toBe('dup');
    await cancel(caller, body.id).expect(204);
    await post(caller, THURSDAY).expect(201);
  });

  it('on a day whose limit is reached is refused, and nothing is taken', async () => {
    const { user, caller } = await signedIn(app);
    await app.database.manager.insert(PickupDay, { date: '2026-12-10', used: 1, day_limit: 1 });
    const full = { ...THURSDAY, sched_pickup_dt: '2026-12-10 13:00:00', sched_delivery_dt: '2026-12-14 13:00:00' };
    const { body } = await post(caller, full).expect(409);
    expect(body).toMatchObject({
      reason: 'preq_count_max',
      detail: '申し訳ございません。予約がいっぱいのため翌日以降を選択ください。',
    });
    expect(await bagsOf(app, user)).toBe(8);
  });

  it('in a fixed-time area has that time only', async () => {
    const { caller } = await signedIn(app, { send_addr_zipcode: '1500101' });
    await post(caller, THURSDAY).expect(422);
    const fixed = { ...THURSDAY, sched_pickup_dt: '2026-11-26 10:00:00', sched_delivery_dt: '2026-11-30 10:00:00' };
    await post(caller, fixed).expect(201);
  });

  it('where monthly plans are not served is refused', async () => {
    const { caller } = await signedIn(app, { send_addr_zipcode: '1500201' });
    const { body } = await post(caller, THURSDAY).expect(422);
    expect(body.errors.sched_pickup_dt).toEqual(['提供エリア外のためご利用いただけません']);
  });

  it('of the one-time plan is not made here', async () => {
    const { caller } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    await post(caller, THURSDAY).expect(422);
  });

  it('is a customer’s own: staff make none', async () => {
    await post(await app.as(await buildStaff(app)), THURSDAY).expect(403);
    await post(app.anonymous, THURSDAY).expect(401);
  });
});

describe('a customer who is not active is refused with the reason', () => {
  const statuses: [string, Partial<User>, StoppedInfo['type'] | null, string][] = [
    ['provisional', { status: 0 }, null, 'status_disabled'],
    ['under review', { status: 3 }, null, 'status_disabled'],
    ['rejected', { status: 4 }, null, 'status_disabled'],
    ['stopped for the card', { status: 2 }, 1, 'status_stopped_credit'],
    ['stopped otherwise', { status: 2 }, 2, 'status_stopped_other'],
    ['past the withdrawal date', { withdrawal_dt: '2026-11-24 23:59:59' }, null, 'status_withdrawn'],
  ];

  it.each(statuses)('%s', async (_name, fields, stop, reason) => {
    const { user, caller } = await signedIn(app);
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

  it('until the withdrawal date a customer goes on', async () => {
    const { caller } = await signedIn(app, { withdrawal_dt: '2026-11-30 23:59:59' });
    await post(caller, THURSDAY).expect(201);
  });
});
