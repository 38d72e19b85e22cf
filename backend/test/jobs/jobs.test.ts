import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { addMinutes, SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { IdempotencyKey } from '../../src/common/idempotency/idempotency-key.entity.js';
import { CONFIG, type Config } from '../../src/config/config.js';
import { runJob } from '../../src/job.js';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Clock } from '../../src/common/clock/clock.js';
import { LOG, type Log } from '../../src/common/http/log/log.js';
import { JobRun } from '../../src/common/jobs/job-run.entity.js';
import { Attempt } from '../../src/common/rate-limit/attempt.entity.js';
import { JobClock } from '../../src/common/jobs/job-clock.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { JobSlots } from '../../src/common/jobs/job-slots.js';
import { Shutdown } from '../../src/common/shutdown.js';
import type { Job } from '../../src/common/jobs/job.js';
import { Session } from '../../src/modules/sessions/session.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Outbox } from '../../src/modules/mail/outbox.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { AutoCancelRequest } from '../../src/modules/wash-requests/ending/auto-cancel-request.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { endRequests } from '../harness/rows/end-requests.js';
import { fullScansOf } from '../harness/looks/query-plan.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements } from '../harness/looks/statements.js';

let app: RunningApp;
let runner: JobRunner;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await startApp();
  runner = app.app.get(JobRunner, { strict: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await endRequests(app);
});

/** What happens to the one request that is under way. */
async function change(id: number, changes: Partial<WashRequest>): Promise<void> {
  if (changes.cancelled_at !== undefined) await endRequests(app);
  else if (Object.keys(changes).length > 0) await app.database.manager.update(WashRequest, { id }, changes);
}

const run = (name: string) => runner.runByName(name, never);
const requestOf = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });
const mailsTo = (user: User, template: string) => app.database.manager.findBy(Mail, { user_id: user.id, template });
const balanceOf = async (user: User) =>
  (await app.database.manager.findOneByOrFail(User, { id: user.id })).available_request_count;
const ledgerOf = async (user: User) =>
  (await app.database.manager.findBy(CountEntry, { user_id: user.id })).reduce((sum, { delta }) => sum + delta, 0);
const usedOn = async (date: string) => (await app.database.manager.findOneBy(PickupDay, { date }))?.used ?? 0;

describe('a slot of a job', () => {
  const counting = (work: () => void = () => undefined): { job: Job; runs: () => number } => {
    let runs = 0;
    const run = () => {
      runs += 1;
      work();
      return Promise.resolve({ found: 1, done: 1, failed: 0 });
    };
    return { job: { name: `test-${String(Math.random())}`, schedule: { everySeconds: 60 }, run }, runs: () => runs };
  };

  const done = () => Promise.resolve({ found: 1, done: 1, failed: 0 });

  /** A job that is at work until it is told to end. */
  const held = () => {
    let stop: AbortSignal;
    let begin: () => void = () => undefined;
    let end: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const ended = new Promise<void>((resolve) => (end = resolve));
    const run = async (signal: AbortSignal) => {
      stop = signal;
      begin();
      await ended;
      return done();
    };
    return { job: { ...counting().job, run }, begun, end: () => end(), stopped: () => stop.aborted };
  };

  /** s since NOW, whatever the clocks say. */
  let passed = 0;
  beforeEach(() => void (passed = 0));
  const pass = (seconds: number, clockSays = seconds) => {
    passed = seconds;
    app.clock.set(addMinutes(NOW, clockSays / 60));
  };

  /** Another server at the same database, its clock so many seconds ahead. */
  const replica = (secondsAhead = 0) => {
    const clock = Object.assign(new Clock(), {
      epochMillis: () => app.clock.epochMillis() + secondsAhead * 1_000,
      steadyMillis: () => passed * 1_000,
    });
    return new JobRunner([], new JobSlots(app.database, clock), app.app.get<Log>(LOG));
  };

  test('is run once by any number of replicas, whenever they come', async () => {
    const { job, runs } = counting();
    await Promise.all(Array.from({ length: 10 }, () => runner.runSlot(job, NOW, never)));
    expect(await runner.runSlot(job, NOW, never)).toBe(true);
    expect(runs()).toBe(1);
    await runner.runSlot(job, addMinutes(NOW, 1), never);
    expect(runs()).toBe(2);
  });

  test('whose run failed is run again by one replica, after a pause of 15 s', async () => {
    let fails = true;
    const { job, runs } = counting(() => {
      if (fails) throw new Error('the first run fails');
    });
    expect(await runner.runSlot(job, NOW, never)).toBe(false);
    fails = false;
    const others = [replica(), replica(), replica()];
    for (const seconds of [0, 5, 10, 14]) {
      pass(seconds);
      await Promise.all(others.map((other) => other.runSlot(job, NOW, never)));
    }
    expect(runs()).toBe(1);
    pass(16);
    await Promise.all(others.map((other) => other.runSlot(job, NOW, never)));
    expect(runs()).toBe(2);
  });

  test('of a replica that was told to stop is gone on with at once', async () => {
    const stop = new AbortController();
    const { job, runs } = counting(() => stop.abort());
    expect(await runner.runSlot(job, NOW, stop.signal)).toBe(false);
    expect(await replica().runSlot(job, NOW, never)).toBe(true);
    expect(runs()).toBe(2);
  });

  test('of a replica that stopped beating is taken over within 30 s, and not while it beats, whatever the clocks say', async () => {
    const { job, begun, end, stopped } = held();
    const [holder, ahead, behind] = [replica(), replica(5), replica(-5)];
    const ended = holder.runSlot(job, NOW, never);
    await begun;
    const look = (seconds: number) => {
      pass(seconds);
      return Promise.all([ahead, behind].map((other) => other.runSlot({ ...job, run: done }, NOW, never)));
    };
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      expect([seconds, await look(seconds)]).toEqual([seconds, [false, false]]);
      await holder.beat();
    }
    // Its last beat was at 60 s.
    expect(await look(65)).toEqual([false, false]);
    expect(await look(75)).toEqual([false, false]);
    expect(await look(90)).toContain(true);
    expect(await look(90)).toEqual([true, true]);
    expect(stopped()).toBe(false);
    await holder.beat();
    expect(stopped()).toBe(true);
    end();
    expect(await ended).toBe(false);
    expect((await app.database.manager.findOneByOrFail(JobRun, { job: job.name })).state).toBe('done');
  });

  test('is not run again when the clock of a running server goes back', async () => {
    const { job, runs } = counting();
    const server = () => {
      const slots = new JobSlots(app.database, app.clock);
      const log = app.app.get<Log>(LOG);
      const config = app.app.get<Config>(CONFIG);
      return new JobClock(config, app.clock, new JobRunner([job], slots, log), new Shutdown(config), log);
    };
    const [running, started] = [server(), server()];
    const lookAt = async (minutes: readonly number[], servers: readonly JobClock[]) => {
      for (const each of minutes.flatMap((minute) => servers.map((one) => ({ minute, one })))) {
        app.clock.set(addMinutes(NOW, each.minute));
        await each.one.tick();
        await each.one.beforeApplicationShutdown();
      }
      return runs();
    };
    expect(await lookAt([0, 1, 2], [running])).toBe(3);
    expect(await lookAt([0, 1, 2], [running, started])).toBe(3);
    expect(await lookAt([3], [running, started])).toBe(4);
  });

  test.each([
    ['on', 3_600],
    ['back', -3_600],
  ])('stays its holder’s when the clock jumps %s, and is taken over within 30 s of its last beat', async (_, jump) => {
    const { job, begun, end } = held();
    const [holder, other] = [replica(), replica()];
    const ended = holder.runSlot(job, NOW, never);
    await begun;
    const lookAt = (seconds: number, jumps: number) => {
      pass(seconds, seconds + jumps * jump);
      return other.runSlot({ ...job, run: done }, NOW, never);
    };
    expect(await lookAt(0, 0)).toBe(false);
    for (let seconds = 5; seconds <= 60; seconds += 5) {
      expect([seconds, await lookAt(seconds, 1)]).toEqual([seconds, false]);
      await holder.beat();
    }
    // Its last beat was at 60 s.
    expect(await lookAt(65, 2)).toBe(false);
    expect(await lookAt(75, 3)).toBe(false);
    expect(await lookAt(80, 4)).toBe(true);
    await holder.beat();
    end();
    expect(await ended).toBe(false);
  });
});

describe('remind-pickup', () => {
  test.each<[string, string, Partial<WashRequest>, Partial<User>, 0 | 1]>([
    ['three hours before', '2026-11-25 12:00:00', {}, {}, 1],
    ['earlier than three hours before', '2026-11-25 12:00:01', {}, {}, 0],
    ['a moment before', '2026-11-25 09:30:00', {}, {}, 1],
    ['once the pickup has come', '2026-11-25 09:00:00', {}, {}, 0],
    ['of a cancelled one', '2026-11-25 12:00:00', { cancelled_at: NOW }, {}, 0],
    ['of one that was picked up', '2026-11-25 12:00:00', { result_pickup_dt: NOW, status: 1 }, {}, 0],
    ['of one that is not paid', '2026-11-25 12:00:00', { pay_by: addMinutes(NOW, 5), plan_id: 'tx_1' }, {}, 0],
    ['of a stopped customer', '2026-11-25 12:00:00', {}, { status: 2 }, 0],
  ])('%s, run twice', async (_, sched_pickup_dt, overrides, person, mails) => {
    const user = await buildCustomer(app, person);
    await buildRequest(app, user, { sched_pickup_dt, ...overrides });
    app.clock.set('2026-11-25 09:00:00');
    expect(await run('remind-pickup')).toMatchObject({ done: mails, failed: 0 });
    expect(await run('remind-pickup')).toMatchObject({ found: 0, done: 0 });
    expect(await mailsTo(user, 'pickup_reminder')).toHaveLength(mails);
  });

  test('on three replicas at once writes one mail', async () => {
    const user = await buildCustomer(app);
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-25 11:00:00' });
    await Promise.all([run('remind-pickup'), run('remind-pickup'), run('remind-pickup')]);
    expect(await mailsTo(user, 'pickup_reminder')).toHaveLength(1);
  });

  test('reminds of each pickup time once, also when it comes back', async () => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-25 11:00:00' });
    for (const sched_pickup_dt of ['2026-11-25 11:00:00', '2026-11-25 11:30:00', '2026-11-25 11:00:00']) {
      await change(id, { sched_pickup_dt, sched_dt: sched_pickup_dt });
      expect(await run('remind-pickup')).toMatchObject({ failed: 0 });
    }
    expect((await mailsTo(user, 'pickup_reminder')).map(({ useless_after }) => useless_after).sort()).toEqual([
      '2026-11-25 11:00:00',
      '2026-11-25 11:30:00',
    ]);
  });

  test.each<[string, Partial<WashRequest>, string]>([
    ['is sent', {}, 'sent'],
    ['of a pickup that was cancelled meanwhile is dropped', { cancelled_at: NOW }, 'dead'],
    [
      'of a pickup that was moved meanwhile is dropped',
      { sched_pickup_dt: '2026-11-25 11:30:00', sched_dt: '2026-11-25 11:30:00' },
      'dead',
    ],
    [
      'of a pickup that was done meanwhile is dropped',
      { result_pickup_dt: NOW, result_pickup_by: 1, status: 1, sched_dt: '2026-11-30 13:00:00' },
      'dead',
    ],
  ])('a reminder %s', async (_, changes, state) => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-25 11:00:00' });
    await run('remind-pickup');
    await change(id, changes);
    await run('deliver-mail');
    expect((await mailsTo(user, 'pickup_reminder')).map((mail) => mail.state)).toEqual([state]);
  });
});

describe('the reminder before an automatic cancellation', () => {
  // 2026-11-16 is a Monday: it is cancelled on Thursday at 00:00.
  const LATE = { sched_pickup_dt: '2026-11-16 10:00:00' };
  const remindersTo = (user: User) => mailsTo(user, 'auto_cancel_reminder');

  test.each([
    ['2026-11-18 08:59:59', 0],
    ['2026-11-18 09:00:00', 1],
    ['2026-11-18 23:59:59', 1],
    ['2026-11-19 00:00:00', 0],
  ])('at %s: %i', async (now, mails) => {
    const user = await buildCustomer(app);
    await buildRequest(app, user, LATE);
    app.clock.set(now);
    await run('remind-pickup');
    expect(await remindersTo(user)).toHaveLength(mails);
  });

  test('is one, says the hours left, and is of no use after them', async () => {
    const user = await buildCustomer(app);
    await buildRequest(app, user, LATE);
    app.clock.set('2026-11-18 09:00:00');
    expect(await run('remind-pickup')).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await run('remind-pickup')).toEqual({ found: 0, done: 0, failed: 0 });
    const [mail] = await remindersTo(user);
    expect(mail?.body).toContain('11月18日(水) 23:59 まで（あと15時間）');
    expect(mail?.useless_after).toBe('2026-11-19 00:00:00');
  });

  test.each<[string, Partial<WashRequest>]>([
    [
      'picked up',
      { result_pickup_dt: '2026-11-16 10:05:00', result_pickup_by: 1, status: 1, sched_dt: '2026-11-30 13:00:00' },
    ],
    ['cancelled', { cancelled_at: '2026-11-17 10:00:00' }],
    ['moved', { sched_pickup_dt: '2026-11-16 12:00:00', sched_dt: '2026-11-16 12:00:00' }],
  ])('that waits is dropped when its request was %s', async (_, changes) => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, LATE);
    app.clock.set('2026-11-18 09:00:00');
    await run('remind-pickup');
    await change(id, changes);
    await run('deliver-mail');
    expect((await remindersTo(user)).map(({ state }) => state)).toEqual(['dead']);
  });
});

describe('auto-cancel', () => {
  beforeAll(() => app.database.manager.insert(BusinessHoliday, { date: '2026-11-10' }));

  // 2026-11-16 is a Monday, 11-10 a holiday on a Tuesday.
  test.each([
    ['Monday', '2026-11-16 10:00:00', 0, '2026-11-18 23:59:59', '2026-11-19 00:00:00'],
    ['Monday before a holiday', '2026-11-09 22:00:00', 0, '2026-11-12 23:59:59', '2026-11-13 00:00:00'],
    ['Thursday without Saturday service', '2026-11-19 10:00:00', 0, '2026-11-23 23:59:59', '2026-11-24 00:00:00'],
    ['Thursday with Saturday service', '2026-11-19 10:00:00', 1, '2026-11-21 23:59:59', '2026-11-22 00:00:00'],
  ])('cancels a pickup of a %s', async (_, sched_pickup_dt, is_saturday_available, lastMoment, from) => {
    const user = await buildCustomer(app, { is_saturday_available });
    const { id } = await buildRequest(app, user, { sched_pickup_dt });
    app.clock.set(lastMoment);
    expect(await run('auto-cancel')).toEqual({ found: 0, done: 0, failed: 0 });
    app.clock.set(from);
    expect(await run('auto-cancel')).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await requestOf(id)).toMatchObject({ cancel_kind: CANCEL_KIND.automatic });
    expect(await run('auto-cancel')).toEqual({ found: 0, done: 0, failed: 0 });
  });

  test.each([
    [1, 7, '1バッグは、ご利用になったものとします。\n\n'],
    [3, 7, '2バッグが残りバッグに戻りました。\n11月30日(月)までのご依頼に'],
    [5, 7, '4バッグが残りバッグに戻りました'],
  ])('of %i bags keeps one as used and gives the others back', async (count, balance, words) => {
    const user = await buildCustomer(app, { available_request_count: 8 });
    const used = await usedOn('2026-11-16');
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-16 10:00:00', count });
    await Promise.all([run('auto-cancel'), run('auto-cancel'), run('auto-cancel')]);
    expect([await balanceOf(user), await ledgerOf(user), await usedOn('2026-11-16')]).toEqual([balance, balance, used]);
    const history = await app.database.manager.findBy(OperationHistory, { wreq_id: id });
    expect(history).toMatchObject([
      { operation_type: 15, operation_user_id: null, operation_user: '', count, available_request_count: balance },
    ]);
    const [mail, ...more] = await mailsTo(user, 'request_auto_cancelled');
    expect([clearText(mail?.body).includes(words), more]).toEqual([true, []]);
  });

  test('is listed for its customer alone, for 30 days', async () => {
    const [user, other] = [await buildCustomer(app, { available_request_count: 8 }), await buildCustomer(app)];
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-16 10:00:00', count: 3 });
    const cancelled = { cancelled_at: '2026-11-20 09:00:00', cancel_kind: CANCEL_KIND.customer };
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-17 10:00:00', ...cancelled });
    app.clock.set('2026-11-19 00:00:00');
    await run('auto-cancel');
    const listed = async (account: User, state = 'lapsed') =>
      (await (await app.as(account)).get(`/users/me/washRequests?state=${state}`).expect(200)).body;
    const told = [{ id, count: 3, sched_pickup_dt: '2026-11-16 10:00:00', cancelled_at: '2026-11-19 00:00:00' }];
    expect(await listed(user)).toMatchObject(told);
    expect([await listed(other), await listed(user, 'current'), await listed(user, 'history')]).toEqual([[], [], []]);
    app.clock.set('2026-12-19 23:59:59');
    expect(await listed(user)).toMatchObject(told);
    app.clock.set('2026-12-20 00:00:00');
    expect(await listed(user)).toEqual([]);
  });

  test('of a one-time request moves no balance', async () => {
    const user = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-16 11:00:00', count: 2, size: 5 });
    expect(await run('auto-cancel')).toMatchObject({ done: 1 });
    expect([await balanceOf(user), await ledgerOf(user)]).toEqual([0, 0]);
    expect((await requestOf(id)).cancel_kind).toBe(CANCEL_KIND.automatic);
    expect((await mailsTo(user, 'request_auto_cancelled'))[0]?.body).not.toContain('お戻し');
  });

  test.each<[string, Partial<WashRequest>]>([
    ['picked up', { result_pickup_dt: '2026-11-16 10:05:00', status: 1 }],
    ['a bag delivery', { is_bag_delivery: true, sched_pickup_dt: null }],
    ['waiting for its payment', { pay_by: '2026-11-16 09:00:00', plan_id: 'tx_1' }],
    ['cancelled', { cancelled_at: '2026-11-15 10:00:00', cancel_kind: 1 }],
  ])('leaves alone what is %s', async (_, overrides) => {
    const user = await buildCustomer(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-16 10:00:00', ...overrides });
    const before = await requestOf(id);
    expect(await run('auto-cancel')).toEqual({ found: 0, done: 0, failed: 0 });
    expect(await requestOf(id)).toEqual(before);
  });

  test('of a same-time request joins the requests before and after it', async () => {
    const user = await buildCustomer(app, { plan_id: 't8_1_1', pickup_delivery_type: 1 });
    const [first, overdue, last] = ['2026-11-12 10:00:00', '2026-11-16 10:00:00', '2026-11-26 10:00:00'];
    const sameTime = { count: 2, is_tentative: false };
    const done = { result_pickup_dt: first, status: PROGRESS.pickedUp };
    const a = await buildRequest(app, user, {
      ...sameTime,
      ...done,
      sched_pickup_dt: first,
      sched_delivery_dt: overdue,
    });
    const b = await buildRequest(app, user, { ...sameTime, sched_pickup_dt: overdue, sched_delivery_dt: last });
    const tentative = { is_tentative: true, sched_delivery_dt: SAME_TIME_DELIVERY };
    await buildRequest(app, user, { ...sameTime, ...tentative, sched_pickup_dt: last });
    expect(await run('auto-cancel')).toMatchObject({ done: 1 });
    expect((await requestOf(b.id)).cancelled_at).not.toBeNull();
    expect(await requestOf(a.id)).toMatchObject({ sched_delivery_dt: last, sched_dt: last });
  });

  test('against a driver who picks up at that moment: one of them wins, and all books agree', async () => {
    const admin = await app.as(await buildAdmin(app));
    const autoCancel = app.app.get(AutoCancelRequest, { strict: false });
    const pickup = '2026-11-16 12:00:00';
    for (let round = 0; round < 10; round += 1) {
      const user = await buildCustomer(app);
      const { id } = await buildRequest(app, user, { sched_pickup_dt: pickup, count: 3 });
      const [cancelled, picked] = await Promise.all([
        autoCancel.execute(id, pickup),
        admin.post(`/admin/washRequest/${id}/setDate`).send({ result_pickup_dt: NOW, status: 0 }),
      ]);
      expect([cancelled, picked.status === 200]).toEqual(cancelled ? [true, false] : [false, true]);
      const request = await requestOf(id);
      expect([request.cancelled_at !== null, request.result_pickup_dt !== null]).toEqual([cancelled, !cancelled]);
      expect([await balanceOf(user), await ledgerOf(user)]).toEqual(cancelled ? [7, 7] : [5, 5]);
    }
  });
});

describe('expire-payments', () => {
  test.each([
    ['has run out', NOW, true],
    ['has run out a while ago', '2026-11-25 08:00:00', true],
    ['has not run out', addMinutes(NOW, 1), false],
  ])('a request whose time to pay %s', async (_, pay_by, dropped) => {
    const user = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
    const { id } = await buildRequest(app, user, { pay_by, size: 5 });
    const used = await usedOn('2026-11-26');
    app.clock.set(NOW);
    await Promise.all([run('expire-payments'), run('expire-payments')]);
    const request = await requestOf(id);
    expect([request.cancelled_at !== null, request.cancel_kind]).toEqual([
      dropped,
      dropped ? CANCEL_KIND.unpaid : null,
    ]);
    expect(await usedOn('2026-11-26')).toBe(dropped ? used - 1 : used);
  });
});

test('clean-up drops what has expired and keeps what has not', async () => {
  const key = (id: string, expires_at: string) =>
    app.database.manager.insert(IdempotencyKey, { id, expires_at, body_hash: 'x', status: 200, answer: '' });
  await key('old', '2026-11-25 08:59:59');
  await key('new', '2026-11-25 09:30:00');
  expect((await run('clean-up'))?.done).toBeGreaterThanOrEqual(1);
  expect((await app.database.manager.find(IdempotencyKey)).map(({ id }) => id)).toEqual(['new']);
});

test('clean-up drops more than one batch', async () => {
  const ends = (n: number) => `2026-11-25 0${n % 3}:00:00`;
  const rows = Array.from({ length: 1_200 }, (_, n) => ({ bucket: `old ${n}`, window_ends_at: ends(n), tries: 1 }));
  await app.database.insertAll(Attempt, [...rows, { bucket: 'new', window_ends_at: '2026-11-25 09:00:01', tries: 1 }]);
  await run('clean-up');
  expect((await app.database.manager.find(Attempt)).map(({ bucket }) => bucket)).toEqual(['new']);
});

test('clean-up reads no table from end to end but that of its own slots', async () => {
  const statements = await sentStatements(app, () => run('clean-up'));
  const reads = statements.filter(
    ({ sql }) => sql.startsWith('SELECT') && sql.includes('old') && !sql.includes('job_runs'),
  );
  expect(reads).toHaveLength(11);
  for (const read of reads) expect([read.sql, await fullScansOf(app, read)]).toEqual([read.sql, []]);
});

test('clean-up empties old mails, but their rows, and drops sessions that ended', async () => {
  const user = await buildCustomer(app);
  const mail = async (created_at: string, state: Mail['state']): Promise<string> => {
    const once_key = `${state} ${created_at}`;
    await app.app
      .get(Outbox, { strict: false })
      .enqueue({ template: 'password_changed', to: user, data: {}, onceKey: once_key });
    const sent = state === 'sent' ? { tries: 1, sent_at: created_at } : {};
    await app.database.manager.update(Mail, { once_key }, { created_at, state, ...sent });
    return once_key;
  };
  const old = [await mail('2026-10-25 23:59:59', 'sent'), await mail('2026-10-25 10:00:00', 'dead')];
  const kept = [await mail('2026-10-26 00:00:00', 'sent'), await mail('2026-10-01 10:00:00', 'waiting')];
  await app.as(user);
  await app.database.manager.update(Session, { user_id: user.id }, { ended_at: '2026-11-17 23:59:59' });
  await app.as(user);
  await run('clean-up');
  const rows = await app.database.manager.findBy(Mail, { user_id: user.id });
  for (const { once_key, body, recipient } of rows) {
    const isOld = old.includes(once_key ?? '');
    expect([once_key, body === '', recipient]).toEqual([once_key, isOld, isOld ? '' : user.email]);
  }
  expect(rows).toHaveLength(old.length + kept.length);
  expect(await app.database.manager.countBy(Session, { user_id: user.id })).toBe(1);
});

describe('a job by hand', () => {
  const byHand = async (name: string) => {
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const code = await runJob(app.app.get<Config>(CONFIG), name);
      return { code, out: out.mock.calls.join(''), err: err.mock.calls.join('') };
    } finally {
      out.mockRestore();
      err.mockRestore();
    }
  };

  test.each([
    ['deliver-mail'],
    ['deliver-notifications'],
    ['remind-pickup'],
    ['auto-cancel'],
    ['expire-payments'],
    ['reconcile-payments'],
    ['finish-withdrawals'],
    ['clean-up'],
    ['erase-personal-data'],
    ['compare-payments'],
    ['clean-photos'],
  ])('%s runs beside the server and prints one line of JSON', async (name) => {
    const { code, out } = await byHand(name);
    expect(code).toBe(0);
    expect(out).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(out)).toEqual({
      job: name,
      found: expect.any(Number),
      done: expect.any(Number),
      failed: expect.any(Number),
    });
  });

  test('that is not there is answered with those that are', async () => {
    const { code, out, err } = await byHand('nonsense');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('"nonsense"');
    expect(err).toContain('auto-cancel');
  });
});
