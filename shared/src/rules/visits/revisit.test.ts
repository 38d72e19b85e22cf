import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../dates/request-context.js';
import type { MissedRow } from './missed-leg.js';
import { decideRevisit, revisitTimes } from './revisit.js';

/** Thursday evening, after a pickup at 18:00 at which nobody was in. */
const CONTEXT: RequestContext = {
  now: '2026-11-26 18:10:00',
  calendar: { holidays: new Set(['2026-11-30']), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
};
const MISSED: MissedRow = {
  plan_id: 't8_1',
  is_bag_delivery: false,
  status: 0,
  absence_status: 1,
  sched_pickup_dt: '2026-11-26 18:00:00',
  sched_delivery_dt: '2026-12-01 19:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
};
const FOLDED = {
  status: 4,
  sched_pickup_dt: '2026-11-20 18:00:00',
  result_pickup_dt: '2026-11-20 18:00:00',
  sched_delivery_dt: '2026-11-26 18:00:00',
} as const;

describe('the times to come again', () => {
  const days = (row: Partial<MissedRow>, context: Partial<RequestContext> = {}, full: readonly string[] = []) => {
    const times = revisitTimes({ ...MISSED, ...row }, { ...CONTEXT, ...context }, new Set(full));
    return [...new Set(times.map(({ time }) => time.slice(0, 10)))].map((date) => {
      const own = times.filter(({ time }) => time.startsWith(date)).map(({ time }) => time.slice(11, 16));
      return `${date} ${own[0]}-${own.at(-1)}`;
    });
  };

  it('are of the next three open days, from two hours on', () => {
    expect(days({})).toEqual(['2026-11-26 20:30-22:00', '2026-11-27 10:00-22:00', '2026-12-01 10:00-22:00']);
  });

  it('are of days that take a pickup, and of any open day for a delivery', () => {
    expect(days({}, {}, ['2026-11-27'])).toEqual([
      '2026-11-26 20:30-22:00',
      '2026-12-01 10:00-22:00',
      '2026-12-02 10:00-22:00',
    ]);
    expect(days({ ...FOLDED, absence_status: 2 }, {}, ['2026-11-27'])[1]).toBe('2026-11-27 10:00-22:00');
  });

  it('are of a full day, too, on which the pickup has its place', () => {
    expect(days({}, {}, ['2026-11-26', '2026-11-27'])[0]).toBe('2026-11-26 20:30-22:00');
  });

  it('take the delivery along where they leave too little time to wash', () => {
    const times = revisitTimes(MISSED, CONTEXT, new Set());
    const deliveryOf = (time: string) => times.find((each) => each.time === `2026-11-${time}:00`)?.delivery;
    expect(deliveryOf('26 21:00')).toBeNull();
    expect(deliveryOf('27 21:00')).toBe('2026-12-02 19:00:00');
  });

  it.each<[string, Partial<MissedRow>, Partial<RequestContext>]>([
    ['of a one-time request', { plan_id: 'tx_1' }, {}],
    ['where nobody comes any more', {}, { area: null }],
    ['where nothing was missed', { absence_status: 0 }, {}],
  ])('are none %s', (_, row, context) => expect(days(row, context)).toEqual([]));
});

describe('a leg that is moved again', () => {
  const decide = (change: object, row: Partial<MissedRow> = {}) => {
    const decision = decideRevisit({ ...MISSED, ...row }, change, CONTEXT);
    return decision.ok || decision.refusals.map(({ code }) => code).join();
  };

  it.each<[string, object, Partial<MissedRow>, unknown]>([
    ['goes where it is offered', { pickup: '2026-11-26 21:00:00' }, {}, true],
    ['goes with its delivery', { pickup: '2026-11-27 21:00:00', delivery: '2026-12-02 19:00:00' }, {}, true],
    [
      'not with a delivery that may stay',
      { pickup: '2026-11-26 21:00:00', delivery: '2026-12-02 19:00:00' },
      {},
      'stale',
    ],
    ['not without a delivery that must go', { pickup: '2026-11-27 21:00:00' }, {}, 'stale'],
    ['not within two hours', { pickup: '2026-11-26 20:00:00' }, {}, 'revisit_too_soon'],
    ['not on a closed day', { pickup: '2026-11-29 10:00:00', delivery: '2026-12-03 19:00:00' }, {}, 'closed_sunday'],
    ['not where another leg was missed', { delivery: '2026-12-02 19:00:00' }, {}, 'time_limit_exceeded'],
    ['not where nothing was missed', { pickup: '2026-11-27 21:00:00' }, { absence_status: 0 }, 'time_limit_exceeded'],
  ])('%s', (_, change, row, result) => expect(decide(change, row)).toBe(result));
});
