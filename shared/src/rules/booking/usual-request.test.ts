import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAME_TIME_DELIVERY, addDays, at, dateOf, daysBetween, timeOf, weekday } from '../../time/jst.js';
import { decideDelivery } from '../dates/delivery-rules.js';
import { decidePickup } from '../dates/pickup-rules.js';
import type { RequestContext } from '../dates/request-context.js';
import { decideEachTime } from './each-time-request.js';
import {
  type Habit,
  type MadeRequest,
  type Offered,
  habitOf,
  nextUsual,
  usualCount,
  usualHabit,
} from './usual-request.js';

/** Picked up on a Thursday at six in the evening, two bags, brought back on Monday. */
const made = (sched_pickup_dt: string | null, overrides: Partial<MadeRequest> = {}): MadeRequest => ({
  request_type: '1',
  sched_pickup_dt,
  sched_delivery_dt:
    sched_pickup_dt === null ? '2026-11-09 18:00:00' : at(addDays(dateOf(sched_pickup_dt), 4), '18:00'),
  count: 2,
  bikou: '',
  delivery_box_pw: '',
  ...overrides,
});
const THURSDAYS = ['2026-11-19 18:00:00', '2026-11-12 18:00:00', '2026-11-05 18:00:00'];
const thursdays = (overrides: Partial<MadeRequest> = {}) => THURSDAYS.map((pickup) => made(pickup, overrides));
/** The newest ones of the six that count. */
const newer = (pickups: readonly string[], overrides: Partial<MadeRequest> = {}) =>
  pickups.map((pickup) => made(pickup, overrides));
const THURSDAY: Habit = {
  weekday: 4,
  time: '18:00',
  count: 2,
  delivery: { days: 4, time: '18:00' },
  bikou: '',
  delivery_box_pw: '',
};

describe('a habit', () => {
  it.each<[string, readonly MadeRequest[], Partial<Habit> | null]>([
    ['is three alike', thursdays(), {}],
    ['is not two alike', thursdays().slice(1), null],
    ['is not there before the first request', [], null],
    ['is no matter of their order', thursdays().reverse(), {}],
    [
      'is three of the last six',
      [...newer(['2026-11-20 10:00:00', '2026-11-23 11:00:00', '2026-11-24 12:00:00']), ...thursdays()],
      {},
    ],
    [
      'is not three of the last seven',
      [
        ...newer(['2026-11-20 10:00:00', '2026-11-23 11:00:00', '2026-11-24 12:00:00', '2026-11-25 13:00:00']),
        ...thursdays(),
      ],
      null,
    ],
    [
      'is not scattered over weekdays',
      newer(['2026-11-19 18:00:00', '2026-11-13 18:00:00', '2026-11-04 18:00:00']),
      null,
    ],
    ['is not scattered over hours', newer(['2026-11-19 18:00:00', '2026-11-12 17:00:00', '2026-11-05 10:00:00']), null],
    ['is not scattered over counts', [made(THURSDAYS[0] ?? ''), ...thursdays({ count: 3 }).slice(1)], null],
    [
      'has the newest time within its hour',
      newer(['2026-11-19 18:30:00', '2026-11-12 18:00:00', '2026-11-05 18:00:00']),
      { time: '18:30' },
    ],
    ['is not what a weekly schedule made', thursdays({ request_type: '2' }), null],
    [
      'is not made by hand beside a weekly schedule that fills the last six',
      [
        ...newer(['2026-11-20 10:00:00', '2026-11-23 10:00:00', '2026-11-24 10:00:00', '2026-11-25 10:00:00'], {
          request_type: '2',
        }),
        ...thursdays(),
      ],
      null,
    ],
    ['is not bags that are brought', [made(null), made(null), ...thursdays().slice(1)], null],
    [
      'is the newest of two alike as often',
      [...thursdays(), ...newer(['2026-11-17 10:00:00', '2026-11-10 10:00:00', '2026-11-03 10:00:00'])],
      {},
    ],
    [
      'has the commonest delivery: a holiday once is no habit',
      [made(THURSDAYS[0] ?? '', { sched_delivery_dt: '2026-11-24 18:00:00' }), ...thursdays().slice(1)],
      {},
    ],
    [
      'has the remarks and the code that all had',
      thursdays({ bikou: '裏口', delivery_box_pw: '4711' }),
      { bikou: '裏口', delivery_box_pw: '4711' },
    ],
    [
      'has no remarks and no code that one had',
      [made(THURSDAYS[0] ?? '', { bikou: '今回だけ', delivery_box_pw: '4711' }), ...thursdays().slice(1)],
      {},
    ],
    [
      'of a same-time plan knows no day of its delivery',
      thursdays({ sched_delivery_dt: SAME_TIME_DELIVERY }),
      { delivery: { days: 0, time: '18:00' } },
    ],
  ])('%s', (_name, requests, habit) =>
    expect(usualHabit(requests)).toEqual(habit === null ? null : { ...THURSDAY, ...habit }),
  );

  it.each<[string, readonly MadeRequest[], number | null]>([
    [
      'is known of three, whenever they are',
      newer(['2026-11-19 18:00:00', '2026-11-13 10:00:00', THURSDAYS[2] ?? '']),
      2,
    ],
    ['is not known of two', thursdays().slice(1), null],
    ['is not known of three that differ', [made(THURSDAYS[0] ?? '', { count: 3 }), ...thursdays().slice(1)], null],
    ['is not that of a weekly schedule', thursdays({ request_type: '2' }), null],
  ])('has a count that %s', (_name, requests, count) => expect(usualCount(requests)).toBe(count));

  it('can be that of one request, but of no bags that are brought', () => {
    expect(habitOf(made(THURSDAYS[0] ?? ''))).toEqual(THURSDAY);
    expect(habitOf(made(null))).toBeNull();
  });
});

// Tuesday 24 November 2026.
const buildContext = (overrides: Partial<RequestContext> = {}): RequestContext => ({
  now: '2026-11-24 08:30:00',
  calendar: { holidays: new Set(), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
  ...overrides,
});
const offeredIn = (
  context: RequestContext,
  full: readonly string[] = [],
  pickups: readonly string[] = [],
): Offered => ({
  now: context.now,
  pickups,
  pickup: (moment) => !full.includes(dateOf(moment)) && decidePickup(moment, context).ok,
  delivery: context.sameTime ? null : (pickup) => (moment) => decideDelivery(moment, pickup, context).ok,
});
const closed = (...days: string[]) => ({ calendar: { holidays: new Set(days), saturdayService: false } });

describe('the next request by a habit', () => {
  it.each<[string, Parameters<typeof offeredIn>, string | null, string | null]>([
    ['is on the next day of its week', [buildContext()], '2026-11-26 18:00:00', '2026-11-30 18:00:00'],
    [
      'is today while there is time',
      [buildContext({ now: '2026-11-26 13:00:00' })],
      '2026-11-26 18:00:00',
      '2026-11-30 18:00:00',
    ],
    [
      'passes over today when it is too late',
      [buildContext({ now: '2026-11-26 13:01:00' })],
      '2026-12-03 18:00:00',
      '2026-12-07 18:00:00',
    ],
    ['passes over a holiday', [buildContext(closed('2026-11-26'))], '2026-12-03 18:00:00', '2026-12-07 18:00:00'],
    ['passes over a full day', [buildContext(), ['2026-11-26']], '2026-12-03 18:00:00', '2026-12-07 18:00:00'],
    [
      'passes over a week with a request on the Monday',
      [buildContext(), [], ['2026-11-23 10:00:00']],
      '2026-12-03 18:00:00',
      '2026-12-07 18:00:00',
    ],
    [
      'passes over a week with a request on the Sunday',
      [buildContext(), [], ['2026-11-29 10:00:00']],
      '2026-12-03 18:00:00',
      '2026-12-07 18:00:00',
    ],
    [
      'stays in a week between two others',
      [buildContext(), [], ['2026-11-22 10:00:00', '2026-11-30 10:00:00']],
      '2026-11-26 18:00:00',
      '2026-11-30 18:00:00',
    ],
    [
      'is brought back on the next open day, at its time',
      [buildContext(closed('2026-11-30'))],
      '2026-11-26 18:00:00',
      '2026-12-01 18:00:00',
    ],
    ['has no delivery on a same-time plan', [buildContext({ sameTime: true })], '2026-11-26 18:00:00', null],
    [
      'is not there past 30 days',
      [buildContext(), ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24']],
      null,
      null,
    ],
    [
      'is not there when it could not be brought back in 30 days',
      [buildContext(), ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17']],
      null,
      null,
    ],
    [
      'is not there where its hour is not served',
      [buildContext({ area: { start_time: '10:00', end_time: '17:00' } })],
      null,
      null,
    ],
    ['is not there for who leaves before', [buildContext({ leavesAt: '2026-11-25 23:59:59' })], null, null],
  ])('%s', (_name, [context, full, pickups], pickup, delivery) =>
    expect(nextUsual(THURSDAY, offeredIn(context, full, pickups))).toEqual(
      pickup === null ? null : expect.objectContaining({ pickup, delivery, count: 2, bikou: '', delivery_box_pw: '' }),
    ),
  );

  it.each<[string, Offered, readonly string[]]>([
    ['none before the next day of its week', offeredIn(buildContext()), []],
    ['a full day', offeredIn(buildContext(), ['2026-11-26']), ['2026-11-26 18:00:00']],
    [
      'a day without a delivery after it',
      {
        ...offeredIn(buildContext()),
        delivery: (pickup) => (delivery) =>
          daysBetween(dateOf(pickup), dateOf(delivery)) === 4 && delivery > '2026-12-01',
      },
      ['2026-11-26 18:00:00'],
    ],
    ['no moment that is past', offeredIn(buildContext({ now: '2026-11-26 19:00:00' })), []],
  ])('passes over %s', (_name, offered, pickups) =>
    expect(nextUsual(THURSDAY, offered)?.passed).toEqual(pickups.map((pickup) => ({ pickup, isWeekTaken: false }))),
  );

  it('passes over a week that has a request', () =>
    expect(nextUsual(THURSDAY, offeredIn(buildContext(), [], ['2026-11-25 10:00:00']))?.passed).toEqual([
      { pickup: '2026-11-26 18:00:00', isWeekTaken: true },
    ]));

  it('is one that the booking takes, on the weekday and at the hours of the habit, in a week of its own', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-20', days));
    const time = fc.integer({ min: 8, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
    const habit = fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      time,
      count: fc.integer({ min: 1, max: 5 }),
      delivery: fc.record({ days: fc.integer({ min: 0, max: 10 }), time }),
      bikou: fc.constant(''),
      delivery_box_pw: fc.constant(''),
    });
    const days = fc.uniqueArray(day, { maxLength: 12 });
    const now = fc.tuple(fc.constant('2026-11-24'), time).map(([date, clock]) => at(date, clock));
    fc.assert(
      fc.property(
        habit,
        now,
        days,
        days,
        days,
        fc.boolean(),
        (wanted, moment, holidays, full, asked, saturdayService) => {
          const context = buildContext({ now: moment, calendar: { holidays: new Set(holidays), saturdayService } });
          const pickups = asked.map((date) => at(date, '10:00'));
          const next = nextUsual(wanted, offeredIn(context, full, pickups));
          fc.pre(next !== null && next.delivery !== null);
          const { pickup, delivery } = next;
          expect(decideEachTime({ pickup, delivery, count: wanted.count }, context).ok).toBe(true);
          expect(full).not.toContain(dateOf(pickup));
          expect([weekday(dateOf(pickup)), timeOf(pickup), timeOf(next.delivery)]).toEqual([
            wanted.weekday,
            wanted.time,
            wanted.delivery.time,
          ]);
          expect(daysBetween(dateOf(pickup), dateOf(next.delivery))).toBeGreaterThanOrEqual(wanted.delivery.days);
          const monday = addDays(dateOf(pickup), -((weekday(dateOf(pickup)) + 6) % 7));
          expect(asked.filter((date) => date >= monday && date <= addDays(monday, 6))).toEqual([]);
        },
      ),
    );
  });
});
