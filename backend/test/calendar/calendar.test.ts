import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { PickupPlaces } from '../../src/modules/calendar/places/pickup-places.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp({ breaks: { 'a day has as many places taken as pickups': 'places are taken by no request' } });
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const addHoliday = (date: string) => admin.post('/admin/businessHolidays').send({ date });
const setLimit = (date: string, limit: unknown) => admin.post('/admin/washRequestLimit').send({ date, limit });
const limitOf = async (date: string) => (await admin.get('/admin/washRequestLimit').query({ date })).body;
const takePlace = (date: string) => app.app.get(PickupPlaces, { strict: false }).reserve(date);

describe('business holidays', () => {
  test('a new holiday concerns the pickups and deliveries of that day that are not done: as many as the list shows', async () => {
    const customer = await buildCustomer(app, { available_request_count: 20 });
    const onetime = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
    const pickup = (time: string, more = {}) => ({ sched_pickup_dt: `2026-12-03 ${time}:00`, ...more });
    const delivery = (time: string, more = {}) => ({
      sched_pickup_dt: `2026-11-30 ${time}:00`,
      sched_delivery_dt: `2026-12-03 ${time}:00`,
      ...more,
    });
    const done = { status: PROGRESS.delivered, result_pickup_dt: '2026-11-25 08:00:00', result_delivery_dt: NOW };
    const concerned = [
      pickup('10:00', { sched_delivery_dt: '2026-12-07 10:00:00' }),
      delivery('22:00'),
      delivery('11:00', { status: PROGRESS.pickedUp, result_pickup_dt: '2026-11-25 08:00:00' }),
      { ...delivery('12:00'), sched_pickup_dt: null, sched_dt: '2026-12-03 12:00:00', is_bag_delivery: true },
    ];
    const others = [
      pickup('13:00', { cancelled_at: NOW, cancel_kind: 1 }),
      pickup('14:00', { status: PROGRESS.pickedUp, result_pickup_dt: '2026-11-25 08:00:00' }),
      delivery('15:00', done),
      { sched_pickup_dt: '2026-12-02 22:00:00', sched_delivery_dt: '2026-12-04 10:00:00' },
    ];
    const ids: number[] = [];
    for (const dates of concerned) ids.push((await buildRequest(app, customer, dates)).id);
    for (const dates of others) await buildRequest(app, customer, dates);
    await buildRequest(app, onetime, pickup('16:00', { pay_by: '2026-11-25 09:30:00' }));

    const day = { from: '2026-12-03T00:00:00', to: '2026-12-03T23:59:59', leg: 'either' };
    const before = await admin
      .get('/admin/washRequest')
      .query({ ...day, range: '[0,0]' })
      .expect(200);
    expect(before.headers['content-range']).toBe('washRequest 0-0/4');
    const answer = await addHoliday('2026-12-03');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(Number), affected: 4 });
    const { body } = await admin.get('/admin/washRequest').query(day).expect(200);
    expect(body.map(({ id }: { id: number }) => id).sort()).toEqual(ids.sort());
  });

  test('a day is a holiday once, also when two operators add it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => addHoliday('2026-12-08')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('dup');
  });

  test('a holiday that is removed can be added again', async () => {
    const { id } = (await addHoliday('2026-12-09')).body;
    expect((await admin.delete(`/admin/businessHolidays/${id}`)).status).toBe(204);
    expect((await admin.delete(`/admin/businessHolidays/${id}`)).status).toBe(404);
    expect((await addHoliday('2026-12-09')).status).toBe(201);
  });

  test.each([['2026-02-30'], ['12/25'], [''], [null], [20261225]])('%p is no date', async (date) => {
    const answer = await admin.post('/admin/businessHolidays').send({ date });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['date']);
  });

  describe('several at once', () => {
    const addAll = (dates: unknown) => admin.post('/admin/businessHolidays/several').send({ dates });
    const isClosed = async (date: string) =>
      (await admin.get(`/businessHolidays?from=${date}&to=${date}`)).body.length > 0;

    test('national holidays are proposed, but Sundays, with what they concern, and set in one step', async () => {
      const customer = await buildCustomer(app, { available_request_count: 20 });
      await buildRequest(app, customer, { sched_pickup_dt: '2027-01-11 10:00:00' });
      await addHoliday('2027-02-11');
      const proposed = async () => (await admin.get('/admin/nationalHolidays?from=2027-01-02&to=2027-03-22')).body;
      const before = [
        { date: '2027-01-11', name: '成人の日', is_set: false, affected: 1 },
        { date: '2027-02-11', name: '建国記念の日', is_set: true, affected: 0 },
        { date: '2027-02-23', name: '天皇誕生日', is_set: false, affected: 0 },
        { date: '2027-03-22', name: '春分の日 振替休日', is_set: false, affected: 0 },
      ];
      expect(await proposed()).toEqual(before);
      const answer = await addAll(['2027-02-23', '2027-01-11']);
      expect([answer.status, answer.body]).toEqual([
        201,
        [
          { date: '2027-01-11', id: expect.any(Number), affected: 1 },
          { date: '2027-02-23', id: expect.any(Number), affected: 0 },
        ],
      ]);
      expect((await proposed()).map(({ is_set }: { is_set: boolean }) => is_set)).toEqual([true, true, true, false]);
    });

    test('one that is set already refuses them all', async () => {
      await addHoliday('2027-04-29');
      const answer = await addAll(['2027-04-28', '2027-04-29']);
      expect([answer.status, answer.body.reason, answer.body.refusals]).toEqual([
        409,
        'dup',
        [{ code: 'holiday_exists', field: 'dates' }],
      ]);
      expect(await isClosed('2027-04-28')).toBe(false);
    });

    test.each([[[]], [['2027-02-30']], [['2027-05-03', '2027-05-03']], ['2027-05-03'], [null], [[null]]])(
      '%j are no days',
      async (dates) => {
        const answer = await addAll(dates);
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['dates']]);
      },
    );

    test('they are proposed for a span that is one, of a year at most', async () => {
      for (const query of ['from=2027-01-02', 'from=2027-01-02&to=2027-01-01', 'from=2027-01-01&to=2028-02-01'])
        expect((await admin.get(`/admin/nationalHolidays?${query}`)).status).toBe(422);
    });
  });

  test('a repeated post with one key makes one holiday and answers the same', async () => {
    const post = () => admin.post('/admin/businessHolidays').set('Idempotency-Key', 'one').send({ date: '2026-12-10' });
    const first = await post();
    const second = await post();
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});

describe('limits of a day', () => {
  test('a limit can be set, raised, read, listed with its pickups, and lifted', async () => {
    expect(await limitOf('2026-12-14')).toEqual({ limit: null });
    const set = await setLimit('2026-12-14', 3);
    expect([set.status, set.body]).toEqual([200, { id: expect.any(Number), date: '2026-12-14', limit: 3 }]);
    await takePlace('2026-12-14');
    expect((await setLimit('2026-12-14', 5)).body).toEqual({ ...set.body, limit: 5 });
    expect(await limitOf('2026-12-14')).toEqual({ limit: 5 });
    const rows = (await admin.get('/admin/washRequestLimits')).body;
    expect(rows).toContainEqual({ id: set.body.id, date: '2026-12-14', limit: 5, used: 1 });
    expect((await admin.get('/admin/dayPickups?from=2026-12-13&to=2026-12-15')).body).toEqual([
      { date: '2026-12-14', used: 1 },
    ]);
    expect((await admin.delete(`/admin/washRequestLimit/${set.body.id}`)).status).toBe(204);
    expect((await admin.delete(`/admin/washRequestLimit/${set.body.id}`)).status).toBe(404);
    expect(await limitOf('2026-12-14')).toEqual({ limit: null });
    const day = await app.database.manager.findOneByOrFail(PickupDay, { date: '2026-12-14' });
    expect([day.used, day.day_limit]).toEqual([1, null]);
  });

  test('a limit of 0 takes no pickup, a limit below what is taken only stops new ones', async () => {
    await setLimit('2026-12-15', 0);
    expect(await takePlace('2026-12-15')).toBe(false);
    await setLimit('2026-12-15', 2);
    expect([await takePlace('2026-12-15'), await takePlace('2026-12-15')]).toEqual([true, true]);
    expect((await setLimit('2026-12-15', 1)).status).toBe(200);
    expect(await takePlace('2026-12-15')).toBe(false);
  });

  test('ten operators setting one new day at once leave one row', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, limit) => setLimit('2026-12-16', limit)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await app.database.manager.countBy(PickupDay, { date: '2026-12-16' })).toBe(1);
  });

  describe('set by who saw another one', () => {
    const date = '2026-12-23';
    const setSeeing = (caller: Caller, limit: number, seen_limit: unknown) =>
      caller.post('/admin/washRequestLimit').send({ date, limit, seen_limit });

    test('is refused with who was first, when, and what stands there', async () => {
      const colleague = await app.as(
        await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '太郎' }),
      );
      await setSeeing(admin, 3, null).expect(200);
      await setSeeing(colleague, 5, 3).expect(200);
      // Of another day.
      await setLimit('2026-12-24', 9);
      const at: unknown = expect.stringContaining('2026-11-25 09:00');
      const stands = { reason: 'stale', by: '課長 太郎', at, current: { limit: 5 } };
      expect((await setSeeing(admin, 4, 3).expect(409)).body).toMatchObject(stands);
      expect((await setSeeing(admin, 4, null).expect(409)).body).toMatchObject(stands);
      expect(await limitOf(date)).toEqual({ limit: 5 });
      await setSeeing(admin, 4, 5).expect(200);
      expect(await limitOf(date)).toEqual({ limit: 4 });
    });

    test('is refused where it was lifted, too; what it is already is no change', async () => {
      const { id } = (await setLimit(date, 6)).body;
      await admin.delete(`/admin/washRequestLimit/${id}`).expect(204);
      expect((await setSeeing(admin, 7, 6).expect(409)).body).toMatchObject({ current: { limit: null } });
      await setSeeing(admin, 7, null).expect(200);
      await setSeeing(admin, 7, null).expect(200);
    });

    test('is refused where a colleague has closed or opened the day; who says nothing of that is not', async () => {
      const colleague = await app.as(
        await buildStaff(app, { role_type: ROLE_TYPE.manager, name1: '課長', name2: '花子' }),
      );
      const setOn = (limit: number, seen_holiday?: boolean) =>
        admin.post('/admin/washRequestLimit').send({ date: '2026-12-21', limit, seen_holiday });
      await setOn(3, false).expect(200);
      const { id } = (await colleague.post('/admin/businessHolidays').send({ date: '2026-12-21' }).expect(201)).body;
      const at: unknown = expect.stringContaining('2026-11-25 09:00');
      const stale = { reason: 'stale', by: '課長 花子', at };
      const closed = (await setOn(4, false).expect(409)).body;
      expect(closed).toMatchObject({ ...stale, current: { limit: 3, holiday: true } });
      expect(await limitOf('2026-12-21')).toEqual({ limit: 3 });
      await setOn(4, true).expect(200);
      await colleague.delete(`/admin/businessHolidays/${id}`).expect(204);
      const opened = (await setOn(5, true).expect(409)).body;
      expect(opened).toMatchObject({ ...stale, current: { limit: 4, holiday: false } });
      await setOn(5).expect(200);
    });

    test('is lifted by who saw it, and by nobody who saw another one', async () => {
      const { id } = (await setLimit(date, 6)).body;
      const lift = (seen: number) => admin.delete(`/admin/washRequestLimit/${id}`).query({ seen_limit: seen });
      expect((await lift(5).expect(409)).body).toMatchObject({ reason: 'stale', current: { limit: 6 } });
      expect(await limitOf(date)).toEqual({ limit: 6 });
      await lift(6).expect(204);
      expect(
        Object.keys((await admin.delete(`/admin/washRequestLimit/${id}?seen_limit=x`).expect(422)).body.errors),
      ).toEqual(['seen_limit']);
    });

    test('is gone once it is lifted, whichever was seen: also for who sends a lifting again whose answer was lost', async () => {
      const { id } = (await setLimit(date, 6)).body;
      const lift = (seen_limit: number) => admin.delete(`/admin/washRequestLimit/${id}`).query({ seen_limit });
      await lift(6).expect(204);
      await lift(6).expect(404);
      await lift(5).expect(404);
    });

    test('of two at once, one is first', async () => {
      await setLimit(date, 10);
      const answers = await Promise.all([11, 12].map((limit) => setSeeing(admin, limit, 10)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const first = answers.find(({ status }) => status === 200);
      expect(await limitOf(date)).toEqual({ limit: first?.body.limit });
    });

    test.each([[-1], ['3'], [1.5], [2_000_000]])('%p was never seen', async (seen) => {
      const answer = await setSeeing(admin, 3, seen).expect(422);
      expect(Object.keys(answer.body.errors)).toEqual(['seen_limit']);
    });
  });

  test.each(['12', '１２'])('%p stands for its number, as it is typed', async (limit) => {
    expect((await setLimit('2026-12-17', limit)).body).toMatchObject({ date: '2026-12-17', limit: 12 });
  });

  test.each([[-1], [1.5], ['3件'], [null], [2_000_000]])('%p is no limit', async (limit) => {
    const answer = await setLimit('2026-12-17', limit);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['limit']]);
  });

  test('pickups are told with a limit or without, of a span that is one', async () => {
    await takePlace('2026-12-19');
    const pickups = (query: string) => admin.get(`/admin/dayPickups?${query}`);
    expect((await pickups('from=2026-12-19&to=2026-12-19')).body).toEqual([{ date: '2026-12-19', used: 1 }]);
    const refused = ['from=2026-12-19', 'from=2026-12-19&to=2026-12-18', 'from=2026-12-01&to=2027-12-01'];
    for (const query of refused) expect((await pickups(query)).status).toBe(422);
  });

  test('a day is needed to ask for its limit', async () => {
    expect((await admin.get('/admin/washRequestLimit')).status).toBe(422);
  });
});

test.each([
  ['manager', ROLE_TYPE.manager, 200],
  ['leader', ROLE_TYPE.leader, 403],
  ['wash staff', ROLE_TYPE.wash, 403],
])('the calendar is for administrators and managers: %s', async (_, role_type, status) => {
  const caller = await app.as(await buildStaff(app, { role_type }));
  expect((await caller.get('/admin/washRequestLimits')).status).toBe(status);
  expect((await caller.post('/admin/washRequestLimit').send({ date: '2026-12-18', limit: 1 })).status).toBe(status);
});

test('who closed, limited and opened which day is in the operation history', async () => {
  const rows = async (operation_type: number) => {
    const { body } = await admin
      .get('/admin/operationHistories')
      .query({ operation_type, sort: '["id","ASC"]' })
      .expect(200);
    return (
      body as { changes: { field: string; from: string | null; to: string | null }[]; user_id: number | null }[]
    ).map(({ changes, user_id }) => [user_id, ...changes.map(({ field, from, to }) => `${field} ${from} ${to}`)]);
  };
  const { id } = (await addHoliday('2026-12-22')).body;
  await admin.delete(`/admin/businessHolidays/${id}`).expect(204);
  expect((await rows(38)).slice(-2)).toEqual([
    [null, 'holiday null 2026-12-22'],
    [null, 'holiday 2026-12-22 null'],
  ]);
  const limit = (await setLimit('2026-12-22', 4)).body;
  await setLimit('2026-12-22', 4);
  await admin.delete(`/admin/washRequestLimit/${limit.id}`).expect(204);
  expect((await rows(39)).slice(-2)).toEqual([
    [null, 'day_limit null 4', 'date 2026-12-22 2026-12-22'],
    [null, 'day_limit 4 null', 'date 2026-12-22 2026-12-22'],
  ]);
});
