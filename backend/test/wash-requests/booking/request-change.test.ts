import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import {
  bagsOf,
  cancel,
  operationsOf,
  mailsOf,
  placesOn,
  put,
  rowOf,
  signedIn,
  startWithAreas,
} from '../../harness/calls/own-requests.js';
import { insideTransactions, statementsOf } from '../../harness/looks/statements.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'the status of a request is what its stamps say, one stage after the other':
      'a request is delivered by its row alone',
    'a stamp says who made it': 'a request is delivered by its row alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe('a change', () => {
  it('moves both legs, the place of the day, the time it is listed under, and says so', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { absence_status: 1 });
    const [from, to] = [await placesOn(app, '2026-11-26'), await placesOn(app, '2026-11-27')];
    const dates = { sched_pickup_dt: '2026-11-27 10:30:00', sched_delivery_dt: '2026-12-01 22:00:00' };
    const { body } = await put(caller, request.id, dates).expect(200);
    expect(body).toMatchObject(dates);
    expect(await rowOf(app, request.id)).toMatchObject({
      ...dates,
      sched_dt: dates.sched_pickup_dt,
      absence_status: 0,
    });
    expect([await placesOn(app, '2026-11-26'), await placesOn(app, '2026-11-27')]).toEqual([from - 1, to + 1]);
    expect(await operationsOf(app, user)).toEqual([OPERATION.requestChanged]);
    expect(await mailsOf(app, user)).toEqual(['request_changed']);
    const [told] = await app.database.manager.findBy(Mail, { user_id: user.id });
    expect(told?.body).toMatch(/集荷日時：11月27日\(金\) 10:30\n変更前：.+\n配達日時：12月1日\(火\) 22:00\n変更前：/);
    expect(await bagsOf(app, user)).toBe(7);
  });

  it('of the delivery alone leaves an unhandled pickup’s absence badge', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { absence_status: 1 });
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
    expect(await rowOf(app, request.id)).toMatchObject({ absence_status: 1, sched_dt: '2026-11-26 13:00:00' });
  });

  it('of the delivery after the pickup takes the badge off and lists it under the new time', async () => {
    const { user, caller } = await signedIn(app);
    const done = { result_pickup_dt: '2026-11-24 13:00:00', sched_pickup_dt: '2026-11-24 13:00:00' };
    const request = await buildRequest(app, user, { ...done, status: 1, absence_status: 3 });
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
    expect(await rowOf(app, request.id)).toMatchObject({ absence_status: 0, sched_dt: '2026-12-01 13:00:00' });
  });

  it('that sends everything as it was changes nothing', async () => {
    const { user, caller } = await signedIn(app);
    const { id, sched_pickup_dt, sched_delivery_dt } = await buildRequest(app, user, { delivery_box_pw: 'x' });
    await put(caller, id, { sched_pickup_dt, sched_delivery_dt, delivery_box_pw: 'x' }).expect(200);
    await put(caller, id, {}).expect(200);
    expect(await operationsOf(app, user)).toEqual([]);
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
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user);
    app.clock.set(now);
    const answer = (await put(caller, request.id, body).expect(status)).body;
    expect(status === 409 ? answer.reason : Object.keys(answer.errors).join()).toBe(why);
    expect(await rowOf(app, request.id)).toMatchObject({
      sched_pickup_dt: request.sched_pickup_dt,
      sched_delivery_dt: request.sched_delivery_dt,
    });
  });

  it('more than 2 hours before, and to exactly 2 hours after, is taken; the lead time does not apply', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { sched_delivery_dt: '2026-11-30 15:00:00' });
    app.clock.set('2026-11-26 10:59:00');
    await put(caller, request.id, { sched_pickup_dt: '2026-11-26 15:00:00' }).expect(200);
  });

  it('to a full day, or to a time already asked for, is refused and moves nothing', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user);
    await app.database.manager.insert(PickupDay, { date: '2026-12-16', used: 0, day_limit: 0 });
    const full = { sched_pickup_dt: '2026-12-16 13:00:00', sched_delivery_dt: '2026-12-18 13:00:00' };
    expect((await put(caller, request.id, full).expect(409)).body.reason).toBe('preq_count_max');
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-02 13:00:00' });
    const places = [
      await placesOn(app, '2026-11-26'),
      await placesOn(app, '2026-11-27'),
      await placesOn(app, '2026-12-16'),
    ];
    const dup = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    expect((await put(caller, request.id, dup).expect(409)).body.reason).toBe('dup');
    expect([
      await placesOn(app, '2026-11-26'),
      await placesOn(app, '2026-11-27'),
      await placesOn(app, '2026-12-16'),
    ]).toEqual(places);
  });

  it('of a picked-up pickup is refused, of the box password taken until the delivery', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { status: 1, result_pickup_dt: '2026-11-25 08:00:00' });
    await put(caller, request.id, { sched_pickup_dt: '2026-11-27 13:00:00' }).expect(422);
    const statements = await statementsOf(app, () => put(caller, request.id, { delivery_box_pw: '4321' }).expect(200));
    // The account's row first: a clerk who is removed beside it gives no code any more.
    expect(insideTransactions(statements)[0]).toMatch(/^UPDATE [`"]users[`"]/);
    expect(await rowOf(app, request.id)).toMatchObject({ delivery_box_pw: '4321' });
    expect(await mailsOf(app, user)).toEqual([]);
    const history = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect(history.changes).not.toContain('4321');
    await app.database.manager.update(WashRequest, { id: request.id }, { status: 3, result_delivery_dt: NOW });
    const { body } = await put(caller, request.id, { delivery_box_pw: '5' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['delivery_box_pw']);
  });

  it('in a fixed-time area cannot leave the other leg at another time', async () => {
    const { user, caller } = await signedIn(app, { send_addr_zipcode: '1500101' });
    const request = await buildRequest(app, user);
    const pickup = { sched_pickup_dt: '2026-11-27 10:00:00' };
    await put(caller, request.id, pickup).expect(422);
    await put(caller, request.id, { ...pickup, sched_delivery_dt: '2026-12-01 10:00:00' }).expect(200);
  });

  it.each([
    ['of a one-time request', {}, 'tx_2', 422],
    ['of a cancelled request', { cancelled_at: NOW, cancel_kind: CANCEL_KIND.customer }, 't8_2', 404],
    ['of an unpaid request', { pay_by: '2026-11-25 09:30:00' }, 'tx_2', 404],
  ])('%s is refused', async (_name, fields, plan_id, status) => {
    const { user, caller } = await signedIn(app, { plan_id, available_request_count: plan_id === 'tx_2' ? 0 : 8 });
    const request = await buildRequest(app, user, fields);
    await put(caller, request.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(status);
    await cancel(caller, request.id).expect(status);
  });
});

it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483647'])('there is no request %s', async (id) => {
  const { caller } = await signedIn(app);
  await caller.put(`/users/me/washRequests/${id}`).send({ delivery_box_pw: '1' }).expect(404);
  await caller.delete(`/users/me/washRequests/${id}`).expect(404);
});

it('another customer’s request is not there', async () => {
  const request = await buildRequest(app, (await signedIn(app)).user);
  const { caller } = await signedIn(app);
  await put(caller, request.id, { delivery_box_pw: '1' }).expect(404);
  await cancel(caller, request.id).expect(404);
  expect(await rowOf(app, request.id)).toMatchObject({ delivery_box_pw: '', cancelled_at: null });
});
