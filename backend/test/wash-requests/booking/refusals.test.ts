import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { cancel, post, put, signedIn, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'a delivery comes after its pickup, which only bags that are brought have not':
      'a delivery is put before its pickup by the row alone',
  });
  await app.database.manager.insert(PickupDay, { date: '2026-12-10', used: 0, day_limit: 0 });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const PICKUP = 'sched_pickup_dt';
const DELIVERY = 'sched_delivery_dt';
const THURSDAY = { sched_pickup_dt: '2026-11-26 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 1 };

type Row = readonly [string, string, object, object, readonly (readonly [string, string])[]];

/** What is refused of a new request, of a plan and at a time of the clock: code and field, in the order of the rules. */
it.each<Row>([
  ['too early', NOW, {}, { sched_pickup_dt: '2026-11-25 13:30:00' }, [['pickup_time_limit', PICKUP]]],
  [
    'for today past 11:00, of a same-time plan',
    '2026-11-25 11:30:00',
    { plan_id: 't8_1_1' },
    { sched_pickup_dt: '2026-11-25 20:00:00', sched_delivery_dt: null, count: 2 },
    [['pickup_same_day_cutoff', PICKUP]],
  ],
  [
    'in less than seven hours, of a same-time plan',
    NOW,
    { plan_id: 't8_1_1' },
    { sched_pickup_dt: '2026-11-25 14:00:00', sched_delivery_dt: null, count: 2 },
    [['pickup_time_limit_same_time', PICKUP]],
  ],
  [
    'on a full day',
    NOW,
    {},
    { sched_pickup_dt: '2026-12-10 13:00:00', sched_delivery_dt: '2026-12-14 13:00:00' },
    [['preq_count_max', PICKUP]],
  ],
  ['of too many bags', NOW, {}, { count: 3 }, [['wreq_count_lacking', 'count']]],
  [
    'with both legs',
    NOW,
    {},
    { sched_pickup_dt: '2026-11-29 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00' },
    [
      ['closed_sunday', PICKUP],
      ['delivery_too_early', DELIVERY],
    ],
  ],
])('a request %s', async (_what, now, account, fields, refusals) => {
  const { caller } = await signedIn(app, { available_request_count: 2, ...account });
  app.clock.set(now);
  const { body } = await post(caller, { ...THURSDAY, ...fields });
  expect(body.refusals).toEqual(refusals.map(([code, field]) => ({ code, field })));
});

it('a second request for the same time names its pickup', async () => {
  const { caller } = await signedIn(app);
  await post(caller, THURSDAY).expect(201);
  const { body } = await post(caller, THURSDAY).expect(409);
  expect(body).toMatchObject({ reason: 'dup', refusals: [{ code: 'dup', field: PICKUP }] });
});

it('of two changed legs the one that is too late is named', async () => {
  const { user, caller } = await signedIn(app);
  const request = await buildRequest(app, user, {
    sched_pickup_dt: '2026-11-27 13:00:00',
    sched_delivery_dt: '2026-11-25 10:00:00',
  });
  const moved = { sched_pickup_dt: '2026-11-30 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00' };
  const { body } = await put(caller, request.id, moved).expect(409);
  expect(body).toMatchObject({
    reason: 'time_limit_exceeded',
    refusals: [{ code: 'time_limit_exceeded', field: DELIVERY }],
  });
});

it('a cancellation that is too late says so in its own words', async () => {
  const { user, caller } = await signedIn(app);
  const request = await buildRequest(app, user);
  app.clock.set('2026-11-26 11:00:00');
  const { body } = await cancel(caller, request.id).expect(409);
  expect(body.refusals).toEqual([{ code: 'cancel_time_limit', field: PICKUP }]);
});

it('what is no length of a field carries what fills its message', async () => {
  const { caller } = await signedIn(app);
  const { body } = await post(caller, { ...THURSDAY, bikou: 'a'.repeat(501), user_id: 1 }).expect(422);
  expect(Object.keys(body.errors)).toEqual(body.refusals.map(({ field }: { field: string }) => field));
  expect(body.refusals).toContainEqual({ code: 'too_long', field: 'bikou', params: { max: '500' } });
});
