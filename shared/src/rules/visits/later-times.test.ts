import { describe, expect, it } from 'vitest';
import { REQUEST_TYPE } from '../../constants/progress.js';
import type { ChangeableRow } from '../dates/change-rules.js';
import type { RequestContext } from '../dates/request-context.js';
import { laterTimes, otherDayRefusal } from './later-times.js';

const ROW: ChangeableRow = {
  sched_pickup_dt: '2026-11-26 18:00:00',
  sched_delivery_dt: '2026-11-30 19:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_onetime: false,
};
const CONTEXT: RequestContext = {
  now: '2026-11-26 15:00:00',
  calendar: { holidays: new Set(), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: REQUEST_TYPE.eachTime,
};
const clock = (times: readonly string[]) => times.map((time) => time.slice(11, 16));

describe('the later times of a day', () => {
  it('begin two hours after the planned one, and end with the area’s hours', () => {
    const times = laterTimes(ROW, 'pickup', CONTEXT);
    expect(clock(times)).toEqual(['20:00', '20:30', '21:00', '21:30', '22:00']);
    expect(new Set(times.map((time) => time.slice(0, 10)))).toEqual(new Set(['2026-11-26']));
    expect(clock(laterTimes(ROW, 'delivery', CONTEXT))).toEqual(['21:00', '21:30', '22:00']);
  });

  it.each<[string, Partial<ChangeableRow>, Partial<RequestContext>]>([
    ['two hours before the pickup or later', {}, { now: '2026-11-26 16:00:00' }],
    ['after the pickup', { result_pickup_dt: '2026-11-26 14:00:00' }, {}],
    ['of a one-time request', { is_onetime: true }, {}],
    ['where nobody comes any more', {}, { area: null }],
    ['that are too near the delivery', { sched_delivery_dt: '2026-11-28 18:00:00' }, {}],
    ['of bags that are brought', { sched_pickup_dt: null }, {}],
  ])('are none %s', (_, row, context) => {
    expect(laterTimes({ ...ROW, ...row }, 'pickup', { ...CONTEXT, ...context })).toEqual([]);
  });

  it('are none of a delivery that comes with the next pickup', () => {
    const row = { ...ROW, sched_delivery_dt: '2099-12-31 00:00:00' };
    expect(laterTimes(row, 'delivery', CONTEXT)).toEqual([]);
  });
});

it('another day is refused on its field', () => {
  expect(otherDayRefusal(ROW, 'pickup', '2026-11-26 20:00:00')).toBeNull();
  expect(otherDayRefusal(ROW, 'delivery', '2026-12-01 20:00:00')).toMatchObject({
    code: 'same_day_only',
    field: 'sched_delivery_dt',
  });
});
