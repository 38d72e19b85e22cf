import { describe, expect, it } from 'vitest';
import { decideCount, decideEachTime } from './each-time-request.js';

const context = {
  now: '2026-12-06 09:00:00',
  calendar: { holidays: new Set<string>(), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
} as const;
const pickup = '2026-12-07 10:00:00';
const delivery = '2026-12-09 10:00:00';
const placeholder = '2099-12-31 00:00:00';

describe('an each-time request', () => {
  it('takes both date-times', () =>
    expect(decideEachTime({ pickup, delivery, count: 1 }, context)).toEqual({
      ok: true,
      sched_delivery_dt: delivery,
      is_tentative: false,
    }));

  it('refuses every wrong field at once', () =>
    expect(decideEachTime({ pickup: '2026-12-06 10:00:00', delivery: null, count: 6 }, context)).toEqual({
      ok: false,
      refusals: [
        { ok: false, code: 'pickup_time_limit', field: 'sched_pickup_dt' },
        { ok: false, code: 'required', field: 'sched_delivery_dt' },
        { ok: false, code: 'count_range', field: 'count' },
      ],
    }));

  it.each([null, placeholder])('of a same-time plan waits for the next pickup (delivery %j)', (given) =>
    expect(decideEachTime({ pickup, delivery: given, count: 2 }, { ...context, sameTime: true })).toEqual({
      ok: true,
      sched_delivery_dt: placeholder,
      is_tentative: true,
    }),
  );

  it('of a same-time plan takes no delivery of its own', () =>
    expect(decideEachTime({ pickup, delivery, count: 2 }, { ...context, sameTime: true })).toMatchObject({
      refusals: [{ code: 'delivery_not_same_time', field: 'sched_delivery_dt' }],
    }));
});

it.each([
  [0, 'count_range', 'count_range'],
  [1, null, 'count_same_time_min'],
  [2, null, null],
  [5, null, null],
  [6, 'count_range', 'count_range'],
  [1.5, 'count_range', 'count_range'],
])('a count of %d: %j, same-time %j', (count, code, sameTimeCode) => {
  expect(decideCount(count, { sameTime: false })?.code ?? null).toBe(code);
  expect(decideCount(count, { sameTime: true })?.code ?? null).toBe(sameTimeCode);
});
