import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Pause } from '@laundry/shared/rules/weekly/coming-weeks';
import { BusinessHoliday } from '../../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { WeekException } from '../../../src/modules/wash-requests/weekly/coming/week-exception.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../../harness/rows/build-people.js';
import { buildSchedule } from '../../harness/rows/build-schedule.js';
import { runJob } from '../../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

const FIRST = '2026-12-01 00:05:00';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  // Mondays of December: 7, 14, 21 and 28; of January: 4, 11, 18 and 25 within eight weeks of the month's turn.
  await app.database.manager.insert(BusinessHoliday, [{ date: '2026-12-21' }, { date: '2026-12-22' }]);
  await app.database.manager.insert(PickupDay, { date: '2026-12-16', used: 0, day_limit: 0 });
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

interface Week {
  readonly date: string;
  readonly sched_pickup_dt: string;
  readonly state: string;
  readonly reason: string | null;
  readonly request_id: number | null;
  readonly canCancel: boolean;
  readonly is_open: boolean;
  readonly moves: readonly { readonly date: string; readonly reason: string | null }[];
}

/** Somebody with two bags every Monday from December on. */
async function scheduled(overrides: Partial<User> = {}): Promise<{ user: User; caller: Caller }> {
  const user = await buildCustomer(app, overrides);
  await buildSchedule(app, user);
  return { user, caller: await app.as(user) };
}

const WEEKS = '/users/me/weekRequests/weeks';
const PAUSE = '/users/me/weekRequests/pause';
const change = (caller: Caller, date: string, moved_to: string | null = null) =>
  caller.put(`${WEEKS}/${date}`).send({ moved_to });
/** `seen`: the pauses that the screen knew. */
const endPause = (caller: Caller, pause: Pause, seen = `${pause.from}x${pause.weeks}`) =>
  caller.delete(PAUSE).query({ ...pause, seen });
const weeksOf = async (caller: Caller): Promise<readonly Week[]> => (await caller.get(WEEKS).expect(200)).body.weeks;
const said = (weeks: readonly Week[]) =>
  weeks.map(({ date, sched_pickup_dt: pickup, state, reason }) => {
    const moved = pickup.slice(0, 10) === date ? '' : ` to ${pickup.slice(5, 10)}`;
    return `${date.slice(5)}${moved} ${state}${reason === null ? '' : ` ${reason}`}`;
  });
const recorded = async ({ id }: User) => {
  const where = { user_id: id, operation_type: OPERATION.weekDayChanged };
  const rows = await app.database.manager.find(OperationHistory, { where, order: { id: 'ASC' } });
  return rows.map(({ changes }) => changes);
};
const stored = ({ id }: User) => app.database.manager.findBy(WeekException, { user_id: id });
const requestsOf = ({ id }: User) =>
  app.database.manager.find(WashRequest, { where: { user_id: id }, order: { sched_pickup_dt: 'ASC' } });

describe('the coming weeks of a schedule', () => {
  it('are what the turns of their months will make, with why the others are passed over', async () => {
    const { caller } = await scheduled();
    const { weeks, months } = (await caller.get(WEEKS).expect(200)).body;
    expect(said(weeks)).toEqual([
      '12-07 planned',
      '12-14 planned',
      '12-21 passed closed_holiday',
      '12-28 planned',
      '01-04 planned',
      '01-11 planned',
      '01-18 planned',
      '01-25 planned',
    ]);
    expect(weeks[0]).toMatchObject({
      sched_delivery_dt: '2026-12-10 18:00:00',
      count: 2,
      request_id: null,
      canCancel: false,
      is_open: true,
    });
    expect(months).toEqual([
      { month: '2026-12', needed: 6, granted: 8 },
      { month: '2027-01', needed: 8, granted: 8 },
    ]);
  });

  it('say which bags the month lacks, and what is passed over for it', async () => {
    const user = await buildCustomer(app, { next_month_plan_id: 't4_2', next_month_plan_valid_from: '2027-01-01' });
    await buildSchedule(app, user, { count: 3 });
    const { weeks, months } = (await (await app.as(user)).get(WEEKS).expect(200)).body;
    expect(months).toEqual([
      { month: '2026-12', needed: 9, granted: 8 },
      { month: '2027-01', needed: 12, granted: 4 },
    ]);
    expect(said(weeks).slice(3)).toEqual([
      '12-28 passed weekly_lacking',
      '01-04 planned',
      '01-11 passed weekly_lacking',
      '01-18 passed weekly_lacking',
      '01-25 passed weekly_lacking',
    ]);
  });

  it('are none without a schedule, while suspended, and after the customer has left', async () => {
    const none = await app.as(await buildCustomer(app));
    expect((await none.get(WEEKS).expect(200)).body).toEqual({ weeks: [], months: [] });
    const leaving = await scheduled({ withdrawal_dt: '2026-12-31 23:59:59' });
    expect(said(await weeksOf(leaving.caller))).toEqual(
      ['12-07', '12-14', '12-21', '12-28'].map((day) =>
        day === '12-21' ? '12-21 passed closed_holiday' : `${day} planned`,
      ),
    );
    const stopped = await scheduled({ status: 2 });
    expect(await weeksOf(stopped.caller)).toEqual([]);
  });

  it('have, of a month that is begun, its requests and what became of them', async () => {
    const { user, caller } = await scheduled();
    await change(caller, '2026-12-14').expect(200);
    app.clock.set(FIRST);
    await runJob(app, 'month-turn');
    const signedIn = await app.as(user);
    const [first, , , last] = await requestsOf(user).then((made) => [made[0], null, null, made.at(-1)]);
    await signedIn.delete(`/users/me/washRequests/${last?.id}`).expect(204);
    const weeks = await weeksOf(signedIn);
    expect(said(weeks).slice(0, 5)).toEqual([
      '12-07 made',
      '12-14 skipped',
      '12-21 passed closed_holiday',
      '12-28 cancelled',
      '01-04 planned',
    ]);
    expect(weeks.slice(0, 2)).toMatchObject([
      { request_id: first?.id, canCancel: true, is_open: false, moves: [] },
      { request_id: null, is_open: false },
    ]);
  });
});

describe('a day of the schedule', () => {
  it('is skipped by the turn of its month, whose mail says so, and needs no bags', async () => {
    const { user, caller } = await scheduled();
    const { body } = await change(caller, '2026-12-14').expect(200);
    expect(said(body.weeks)[1]).toBe('12-14 skipped');
    expect(body.months[0]).toMatchObject({ needed: 4 });
    app.clock.set(FIRST);
    await runJob(app, 'month-turn');
    expect((await requestsOf(user)).map(({ week_date }) => week_date)).toEqual(['2026-12-07', '2026-12-28']);
    const mail = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id, template: 'month_requests' });
    expect(mail.body).toContain('お客様のご希望によりお休みします');
  });

  it('is moved to another day of its week, at its hour, of which the day has a place taken', async () => {
    const { user, caller } = await scheduled();
    const { body } = await change(caller, '2026-12-07', '2026-12-09').expect(200);
    expect(said(body.weeks)[0]).toBe('12-07 to 12-09 planned');
    app.clock.set(FIRST);
    await runJob(app, 'month-turn');
    const [request] = await requestsOf(user);
    expect(request).toMatchObject({
      week_date: '2026-12-07',
      sched_pickup_dt: '2026-12-09 10:00:00',
      sched_delivery_dt: '2026-12-11 18:00:00',
    });
    const weeks = await weeksOf(await app.as(user));
    expect([said(weeks)[0], weeks[0]?.request_id]).toEqual(['12-07 to 12-09 made', request?.id]);
  });

  it('that is a holiday can be moved to a day that is open', async () => {
    const { caller } = await scheduled();
    const [, , holiday] = await weeksOf(caller);
    expect(holiday?.moves.map(({ date, reason }) => `${date.slice(8)} ${String(reason)}`)).toEqual([
      '22 closed_holiday',
      '23 null',
      '24 null',
      '25 null',
      '26 closed_saturday',
      '27 closed_sunday',
    ]);
    const { body } = await change(caller, '2026-12-21', '2026-12-23').expect(200);
    expect(said(body.weeks)[2]).toBe('12-21 to 12-23 planned');
  });

  it('is taken back, and every step is in the history once', async () => {
    const { user, caller } = await scheduled();
    for (const moved_to of ['2026-12-10', '2026-12-10', null, null])
      await change(caller, '2026-12-07', moved_to).expect(200);
    for (let times = 0; times < 2; times += 1) {
      const { body } = await caller.delete(`${WEEKS}/2026-12-07`).expect(200);
      expect(said(body.weeks)[0]).toBe('12-07 planned');
    }
    expect(await recorded(user)).toEqual([
      '{"week_date":[null,"2026-12-07"],"moved_to":[null,"2026-12-10"]}',
      '{"week_date":[null,"2026-12-07"],"is_skipped":[false,true],"moved_to":["2026-12-10",null]}',
      '{"week_date":[null,"2026-12-07"],"is_skipped":[true,false]}',
    ]);
    expect(await stored(user)).toEqual([]);
  });

  it.each<[string, string, object, number, object]>([
    ['a closed day', '2026-12-07', { moved_to: '2026-12-12' }, 422, { moved_to: ['土曜日は集配を行っておりません'] }],
    ['a full day', '2026-12-14', { moved_to: '2026-12-16' }, 422, { moved_to: ['この日の集荷は受付を締め切りました'] }],
    [
      'another week',
      '2026-12-07',
      { moved_to: '2026-12-15' },
      422,
      { moved_to: ['同じ週（同じ月の中）の別の日を選択してください'] },
    ],
    ['no date', '2026-12-07', { moved_to: 'Friday' }, 422, { moved_to: ['日付が間違っています'] }],
    ['another field', '2026-12-07', { moved_to: null, count: 3 }, 422, { count: ['指定できない項目です'] }],
  ])('is not moved to %s', async (_what, date, body, status, errors) => {
    const { user, caller } = await scheduled();
    const answer = await caller.put(`${WEEKS}/${date}`).send(body).expect(status);
    expect(answer.body.errors).toEqual(errors);
    expect(await stored(user)).toEqual([]);
  });

  it.each(['2026-12-08', '2027-02-01', '2026-11-30', '2026-02-30', 'monday'])(
    'that the schedule does not name in these weeks is not there: %s',
    async (date) => {
      const { caller } = await scheduled();
      await change(caller, date).expect(404);
      await caller.delete(`${WEEKS}/${date}`).expect(404);
    },
  );

  it('is not skipped by a call that does not say so', async () => {
    const { caller } = await scheduled();
    await caller.put(`${WEEKS}/2026-12-07`).send({}).expect(422);
    expect(said(await weeksOf(caller))[0]).toBe('12-07 planned');
  });

  it('of a month that is begun is refused: its request is cancelled instead', async () => {
    const { user } = await scheduled();
    app.clock.set(FIRST);
    // Whoever comes before the job begins the month with the call.
    const { body } = await change(await app.as(user), '2026-12-07').expect(409);
    expect(body).toMatchObject({
      reason: 'time_limit_exceeded',
      refusals: [{ code: 'weekly_made', field: 'date' }],
    });
    expect((await requestsOf(user))[0]).toMatchObject({ week_date: '2026-12-07', cancelled_at: null });
    await (await app.as(user)).delete(`${WEEKS}/2026-12-07`).expect(409);
  });

  it('is its customer’s, and of active customers only', async () => {
    const [one, other] = [await scheduled(), await scheduled()];
    await change(one.caller, '2026-12-07').expect(200);
    expect(said(await weeksOf(other.caller))[0]).toBe('12-07 planned');
    const stopped = await scheduled({ status: 2 });
    expect((await change(stopped.caller, '2026-12-07').expect(403)).body.reason).toBe('status_stopped_other');
  });
});

describe('a pause', () => {
  it('skips all days of its weeks in one call, and is taken back in one', async () => {
    const { user, caller } = await scheduled();
    await change(caller, '2026-12-07').expect(200);
    const pause = { from: '2026-12-14', weeks: 4 };
    const { body } = await caller.put(PAUSE).send(pause).expect(200);
    expect(said(body.weeks)).toEqual([
      '12-07 skipped',
      '12-14 skipped',
      '12-21 skipped',
      '12-28 skipped',
      '01-04 skipped',
      '01-11 planned',
      '01-18 planned',
      '01-25 planned',
    ]);
    await caller.put(PAUSE).send(pause).expect(200);
    expect(await recorded(user)).toHaveLength(5);
    const ended = await endPause(caller, pause).expect(200);
    expect(said(ended.body.weeks).slice(0, 3)).toEqual([
      '12-07 skipped',
      '12-14 planned',
      '12-21 passed closed_holiday',
    ]);
    expect(await stored(user)).toMatchObject([{ week_date: '2026-12-07', moved_to: null }]);
  });

  it('skips all of its weeks, those too that are not shown yet, and is taken back so', async () => {
    const { user, caller } = await scheduled();
    const pause = { from: '2027-01-25', weeks: 2 };
    const { body } = await caller.put(PAUSE).send(pause).expect(200);
    expect(said(body.weeks).at(-1)).toBe('01-25 skipped');
    expect((await stored(user)).map(({ week_date }) => week_date)).toEqual(['2027-01-25', '2027-02-01']);
    await endPause(caller, pause).expect(200);
    expect(await stored(user)).toEqual([]);
    await caller.put(PAUSE).send({ from: '2027-01-26', weeks: 1 }).expect(422);
  });

  it('leaves a day that was moved as it was moved, once it is taken back', async () => {
    const { user, caller } = await scheduled();
    await change(caller, '2026-12-07', '2026-12-09').expect(200);
    const pause = { from: '2026-12-07', weeks: 2 };
    // Paused by one, and again from the other tab.
    for (let times = 0; times < 2; times += 1) {
      const { body } = await caller.put(PAUSE).send(pause).expect(200);
      expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 skipped', '12-14 skipped']);
    }
    const { body } = await endPause(caller, pause).expect(200);
    expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 to 12-09 planned', '12-14 planned']);
    expect(await stored(user)).toMatchObject([{ week_date: '2026-12-07', moved_to: '2026-12-09', paused_move: null }]);
    expect((await recorded(user)).filter((changes) => changes?.includes('12-07'))).toEqual([
      '{"week_date":[null,"2026-12-07"],"moved_to":[null,"2026-12-09"]}',
      '{"week_date":[null,"2026-12-07"],"is_skipped":[false,true],"moved_to":["2026-12-09",null]}',
      '{"week_date":[null,"2026-12-07"],"is_skipped":[true,false],"moved_to":[null,"2026-12-09"]}',
    ]);
    app.clock.set(FIRST);
    await runJob(app, 'month-turn');
    expect((await requestsOf(user))[0]).toMatchObject({ sched_pickup_dt: '2026-12-09 10:00:00' });
  });

  it('leaves a day that was skipped alone before skipped, once it is taken back', async () => {
    const { user, caller } = await scheduled();
    await change(caller, '2026-12-07').expect(200);
    const pause = { from: '2026-12-07', weeks: 2 };
    const { body: paused } = await caller.put(PAUSE).send(pause).expect(200);
    expect(said(paused.weeks).slice(0, 3)).toEqual(['12-07 skipped', '12-14 skipped', '12-21 passed closed_holiday']);
    expect(paused.weeks.map((week: { is_paused: boolean }) => week.is_paused).slice(0, 3)).toEqual([
      false,
      true,
      false,
    ]);
    // Taken back, and again from the other tab.
    for (let times = 0; times < 2; times += 1) {
      const { body } = await endPause(caller, pause).expect(200);
      expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 skipped', '12-14 planned']);
    }
    expect(await stored(user)).toMatchObject([{ week_date: '2026-12-07', moved_to: null }]);
    const { body } = await caller.delete(`${WEEKS}/2026-12-07`).expect(200);
    expect(said(body.weeks)[0]).toBe('12-07 planned');
  });

  it('leaves a day skipped that was skipped alone while it lasts', async () => {
    const { caller } = await scheduled();
    const pause = { from: '2026-12-07', weeks: 2 };
    await caller.put(PAUSE).send(pause).expect(200);
    await change(caller, '2026-12-14').expect(200);
    const { body } = await endPause(caller, pause).expect(200);
    expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 planned', '12-14 skipped']);
  });

  it('that overlaps another one leaves a shared week skipped until both are ended', async () => {
    const { user, caller } = await scheduled();
    const [first, second] = [
      { from: '2026-12-07', weeks: 2 },
      { from: '2026-12-14', weeks: 3 },
    ];
    await caller.put(PAUSE).send(first).expect(200);
    await caller.put(PAUSE).send(second).expect(200);
    // Taken back, and again from the other tab.
    for (let times = 0; times < 2; times += 1) {
      const { body } = await endPause(caller, first).expect(200);
      expect(said(body.weeks).slice(0, 4)).toEqual([
        '12-07 planned',
        '12-14 skipped',
        '12-21 skipped',
        '12-28 skipped',
      ]);
    }
    const { body } = await endPause(caller, second).expect(200);
    expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 planned', '12-14 planned']);
    expect(await stored(user)).toEqual([]);
  });

  it('that is taken back twice, as it was seen, ends no larger one', async () => {
    const { caller } = await scheduled();
    const [pause, larger] = [
      { from: '2026-12-07', weeks: 1 },
      { from: '2026-12-07', weeks: 2 },
    ];
    await caller.put(PAUSE).send(larger).expect(200);
    const { body: paused } = await caller.put(PAUSE).send(pause).expect(200);
    expect(paused.weeks[0].pauses).toEqual(['2026-12-07x2', '2026-12-07x1']);
    const seen = paused.weeks[0].pauses.join();
    for (let call = 0; call < 2; call += 1) {
      const { body } = await endPause(caller, pause, seen).expect(200);
      expect(body.weeks[0]).toMatchObject({ state: 'skipped', pauses: ['2026-12-07x2'] });
    }
    const { body } = await endPause(caller, pause, '2026-12-07x2').expect(200);
    expect(said(body.weeks).slice(0, 2)).toEqual([expect.stringMatching(/planned/), '12-14 skipped']);
  });

  it('gives back a week of two pauses that is asked for by itself', async () => {
    const { caller } = await scheduled();
    await caller.put(PAUSE).send({ from: '2026-12-07', weeks: 2 }).expect(200);
    await caller.put(PAUSE).send({ from: '2026-12-14', weeks: 3 }).expect(200);
    const { body } = await endPause(caller, { from: '2026-12-14', weeks: 1 }, '2026-12-07x2,2026-12-14x3').expect(200);
    expect(said(body.weeks).slice(0, 3)).toEqual(['12-07 skipped', '12-14 planned', '12-21 skipped']);
  });

  it('of which nothing is known is given back', async () => {
    const { user, caller } = await scheduled();
    const pause = { from: '2026-12-07', weeks: 2 };
    await caller.put(PAUSE).send(pause).expect(200);
    await app.database.manager.update(WeekException, { user_id: user.id }, { pauses: null });
    const { body } = await endPause(caller, pause).expect(200);
    expect(said(body.weeks).slice(0, 2)).toEqual(['12-07 planned', '12-14 planned']);
  });

  it('is not taken back by who does not say what was seen', async () => {
    const { caller } = await scheduled();
    const { body } = await caller.delete(PAUSE).query({ from: '2026-12-07', weeks: 2 }).expect(422);
    expect(body.errors).toEqual({ seen: ['必須項目です'] });
  });

  it('of a day that was moved after it was skipped gives the move back', async () => {
    const { caller } = await scheduled();
    await change(caller, '2026-12-07').expect(200);
    await change(caller, '2026-12-07', '2026-12-09').expect(200);
    const pause = { from: '2026-12-07', weeks: 1 };
    await caller.put(PAUSE).send(pause).expect(200);
    const { body } = await endPause(caller, pause).expect(200);
    expect(said(body.weeks)[0]).toBe('12-07 to 12-09 planned');
  });

  it('has no move to give back for a day that was taken back alone', async () => {
    const { caller } = await scheduled();
    await change(caller, '2026-12-07', '2026-12-09').expect(200);
    const pause = { from: '2026-12-07', weeks: 1 };
    await caller.put(PAUSE).send(pause).expect(200);
    await caller.delete(`${WEEKS}/2026-12-07`).expect(200);
    await caller.put(PAUSE).send(pause).expect(200);
    const { body } = await endPause(caller, pause).expect(200);
    expect(said(body.weeks)[0]).toBe('12-07 planned');
  });

  it('leaves the requests that are made alone', async () => {
    const { user } = await scheduled();
    app.clock.set(FIRST);
    const caller = await app.as(user);
    const { body } = await caller.put(PAUSE).send({ from: '2026-12-28', weeks: 2 }).expect(200);
    expect(said(body.weeks).slice(3, 6)).toEqual(['12-28 made', '01-04 skipped', '01-11 planned']);
  });

  it.each<[Pause, Record<string, string[]>]>([
    [{ from: '2026-12-07', weeks: 0 }, { weeks: ['1から4の間で指定してください'] }],
    [{ from: '2026-12-07', weeks: 5 }, { weeks: ['1から4の間で指定してください'] }],
    [{ from: '2026-12', weeks: 1 }, { from: ['日付が間違っています'] }],
    [{ from: '2026-11-26', weeks: 1 }, { from: ['この期間に、お休みにできる定期集配はありません'] }],
    [{ from: '2027-03-01', weeks: 4 }, { from: ['この期間に、お休みにできる定期集配はありません'] }],
  ])('%o is refused', async (pause, errors) => {
    const { caller } = await scheduled();
    expect((await caller.put(PAUSE).send(pause).expect(422)).body.errors).toEqual(errors);
    expect((await endPause(caller, pause).expect(422)).body.errors).toEqual(errors);
  });
});

describe('a schedule that is saved anew', () => {
  const MONDAYS = {
    form_count: 1,
    week_types: [1],
    pickup_weeks: [1],
    pickup_times: ['11:00'],
    delivery_weeks: [4],
    delivery_times: ['18:00'],
    count: [2],
  };
  const save = (caller: Caller, body: object) => caller.post('/users/me/weekRequests').send(body).expect(200);

  it('keeps the wishes for the days that it names still, and drops the others', async () => {
    const { user, caller } = await scheduled();
    await change(caller, '2026-12-07').expect(200);
    await change(caller, '2026-12-14', '2026-12-15').expect(200);
    // The second and fourth Mondays, which leaves out the 7th.
    await save(caller, { ...MONDAYS, week_types: [3] });
    expect((await stored(user)).map(({ week_date }) => week_date)).toEqual(['2026-12-14']);
    expect(said(await weeksOf(caller))[0]).toBe('12-14 to 12-15 planned');
    expect((await recorded(user)).at(-1)).toBe('{"week_date":[null,"2026-12-07"],"is_skipped":[true,false]}');
  });

  it('counts no bags for what is skipped', async () => {
    const { caller } = await scheduled();
    await change(caller, '2026-12-07').expect(200);
    const { body } = await caller.post('/users/me/checkWeekRequests').send(MONDAYS).expect(200);
    expect(body.needed).toBe(4);
  });

  it('that is ended has none', async () => {
    const { user, caller } = await scheduled();
    await caller.put(PAUSE).send({ from: '2026-12-07', weeks: 2 }).expect(200);
    await save(caller, { form_count: 0 });
    expect(await stored(user)).toEqual([]);
  });
});

describe('at once', () => {
  it('ten taps on a day leave one wish and one entry', async () => {
    const { user, caller } = await scheduled();
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(caller, '2026-12-07')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([await stored(user), await recorded(user)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('a skip and the turn of the month: it is heard, or comes too late, and never half', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => scheduled()));
    // At midnight the calls turn the accounts; at 00:05 the job does so beside them.
    app.clock.set(FIRST);
    const callers = await Promise.all(people.map(({ user }) => app.as(user)));
    const [, ...answers] = await Promise.all([
      runJob(app, 'month-turn'),
      ...callers.map((caller) => change(caller, '2026-12-28')),
    ]);
    for (const [place, { user }] of people.entries()) {
      const made = (await requestsOf(user)).map(({ week_date }) => week_date);
      expect([answers[place]?.status, made.includes('2026-12-28'), (await stored(user)).length]).toEqual([
        409,
        true,
        0,
      ]);
    }
  });
});

test('the back office foresees a moved day on the day to which it was moved', async () => {
  const { user, caller } = await scheduled();
  await change(caller, '2026-12-07', '2026-12-08').expect(200);
  await change(caller, '2026-12-14').expect(200);
  const admin = await app.as(await buildAdmin(app));
  const foreseen = async (from: string, to: string) => {
    const query = { from: `${from} 00:00`, to: `${to} 23:59`, provisional: '1', user_id: user.id };
    const { body } = await admin.get('/admin/washRequest').query(query).expect(200);
    return (body as { sched_dt: string }[]).map(({ sched_dt }) => sched_dt.slice(5, 10));
  };
  expect(await foreseen('2026-12-08', '2026-12-08')).toEqual(['12-08']);
  expect(await foreseen('2026-12-07', '2026-12-07')).toEqual([]);
  expect(await foreseen('2026-12-01', '2026-12-31')).toEqual(['12-08', '12-28']);
});
