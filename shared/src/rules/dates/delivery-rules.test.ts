import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addHours, dateOf } from '../../time/jst.js';
import {
  decideDelivery,
  deliveryDateChoices,
  deliveryFloor,
  deliveryTimesOn,
  earliestDelivery,
  isLongEnoughAfter,
} from './delivery-rules.js';
import type { RequestContext } from './request-context.js';
import { countOpenDays, isOpenDay } from '../calendar/working-days.js';

// Monday 7 December 2026; Thursday the 10th is a holiday.
const PICKUP = '2026-12-07 10:00:00';
const buildContext = (overrides: Partial<RequestContext> = {}): RequestContext => ({
  now: '2026-12-06 09:00:00',
  calendar: { holidays: new Set(['2026-12-10']), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
  ...overrides,
});

describe('a delivery', () => {
  it.each([
    ['48 hours and 3 working days after', PICKUP, '2026-12-09 10:00:00', null],
    ['half an hour short of 48 hours', '2026-12-07 10:30:00', '2026-12-09 10:00:00', 'delivery_too_early'],
    ['on the day of its pickup', PICKUP, '2026-12-07 22:00:00', 'delivery_too_early'],
    ['before its pickup', PICKUP, '2026-12-04 10:00:00', 'delivery_too_early'],
    ['48 hours after, but only 2 working days', '2026-12-09 10:00:00', '2026-12-11 10:00:00', 'delivery_too_early'],
    ['on the third working day, over a holiday and a weekend', '2026-12-09 10:00:00', '2026-12-14 10:00:00', null],
    ['on the third working day, hours early in the day', '2026-12-09 21:00:00', '2026-12-14 10:00:00', null],
    ['30 days from now', PICKUP, '2027-01-05 22:00:00', null],
    ['31 days from now', PICKUP, '2027-01-06 10:00:00', 'delivery_too_late'],
    ['on a Sunday', PICKUP, '2026-12-13 10:00:00', 'closed_sunday'],
    ['on a holiday', PICKUP, '2026-12-10 10:00:00', 'closed_holiday'],
    ['on a Saturday without service', PICKUP, '2026-12-12 10:00:00', 'closed_saturday'],
    ['outside the hours of the area', PICKUP, '2026-12-09 22:30:00', 'invalid_area_time'],
  ] as const)('%s', (_name, pickup, delivery, code) =>
    expect(decideDelivery(delivery, pickup, buildContext())).toEqual(
      code ? { ok: false, code, field: 'sched_delivery_dt' } : { ok: true },
    ),
  );

  it('outside the areas is refused', () =>
    expect(decideDelivery('2026-12-09 10:00:00', PICKUP, buildContext({ area: null }))).toMatchObject({
      code: 'notarea',
    }));

  it('is long enough after its pickup exactly when 48 hours and 3 open days, both ends counted, lie between', () => {
    const hours = fc.integer({ min: 0, max: 24 * 14 });
    const calendar = fc.record({
      saturdayService: fc.boolean(),
      holidays: fc
        .uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 5 })
        .map((days) => new Set(days.map((day) => addDays('2026-12-07', day)))),
    });
    fc.assert(
      fc.property(hours, hours, calendar, (start, span, open) => {
        const pickup = addHours('2026-12-07 00:00:00', start);
        const delivery = addHours(pickup, span);
        fc.pre(isOpenDay(dateOf(delivery), open));
        const counted = span >= 48 && countOpenDays(dateOf(pickup), dateOf(delivery), open) >= 3;
        expect(isLongEnoughAfter(pickup, delivery, open)).toBe(counted);
      }),
    );
  });
});

it.each([
  ['2026-12-07 10:00:00', '2026-12-09 10:00:00', '2026-12-09 10:00:00'],
  ['2026-12-07 22:00:00', '2026-12-09 22:00:00', '2026-12-09 22:00:00'],
  ['2026-12-08 10:30:00', '2026-12-11 00:00:00', '2026-12-11 10:00:00'],
  ['2026-12-09 10:00:00', '2026-12-14 00:00:00', '2026-12-14 10:00:00'],
])('after a pickup of %s the delivery is possible from %s, first offered at %s', (pickup, floor, first) => {
  expect(deliveryFloor(pickup, buildContext().calendar)).toBe(floor);
  expect(earliestDelivery(pickup, buildContext())).toBe(first);
});

it('offers no delivery past 30 days, nor outside the areas', () => {
  expect(earliestDelivery('2027-01-04 10:00:00', buildContext())).toBeNull();
  expect(earliestDelivery(PICKUP, buildContext({ area: null }))).toBeNull();
});

it('says of each day whether it takes a delivery, as its times do', () => {
  const choices = deliveryDateChoices('2026-12-08', '2026-12-14', '2026-12-07 10:30:00', buildContext());
  expect(choices.map(({ reason }) => reason)).toEqual(['too_early', null, 'holiday', null, 'saturday', 'sunday', null]);
  for (const { date, open } of choices)
    expect(deliveryTimesOn(date, '2026-12-07 10:30:00', buildContext()).length > 0).toBe(open);
  expect(deliveryTimesOn('2026-12-09', '2026-12-07 20:30:00', buildContext())).toEqual([
    '20:30',
    '21:00',
    '21:30',
    '22:00',
  ]);
});
