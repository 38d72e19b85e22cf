import { describe, expect, it } from 'vitest';
import {
  firstOnetimeDelivery,
  onetimeClosed,
  onetimeDateChoices,
  onetimeDays,
  onetimePickupRefusal,
  pickupWindowEnd,
} from './onetime-choices.js';
import { type OnetimeContext, type OnetimePriceRow, onetimeTimes } from './onetime-request.js';

const week = { week0: null, week1: 900, week2: 900, week3: 900, week4: 900, week5: 900, week6: 900 };
/** From 13 to 19 h; deliveries on the next day from 14 h on only. */
const prices: readonly OnetimePriceRow[] = [1, 2].flatMap((delivery_type) =>
  [13, 14, 15, 16, 17, 18, 19].map((hour) => ({
    wreq_time: `${hour}:00:00`,
    delivery_type,
    ...week,
    ...(hour === 13 && delivery_type === 1 && { week3: 0 }),
  })),
);
const A = {
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};
/** A Wednesday; Thursday of the next week is a holiday. */
const context: OnetimeContext = {
  now: '2026-11-25 14:10:00',
  calendar: { holidays: new Set(['2026-12-03']), saturdayService: false },
  area: A,
  withdrawal_dt: null,
  prices,
};
const B = { ...A, start_time: '15:00', is_valid_onetime: false, is_valid_onetime_b: true };

describe('the times of one-time requests', () => {
  it.each([
    ['pickup', A, '13:00', '20:30', 31],
    ['delivery', A, '16:00', '22:00', 25],
    ['pickup', B, '16:00', '22:00', 13],
    ['delivery', { ...B, start_time: '11:00', end_time: '11:00' }, '11:00', '11:00', 1],
  ] as const)('of a %s are its area’s', (leg, area, first, last, count) => {
    const times = onetimeTimes(leg, area);
    expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
  });

  it('are none where nobody comes', () => expect(onetimeTimes('pickup', null)).toEqual([]));
});

describe('the earliest delivery', () => {
  it.each([
    ['2026-11-25 15:00:00', '2026-11-26 16:00:00'],
    ['2026-11-25 18:15:00', '2026-11-26 18:15:00'],
    // Friday: Saturday and Sunday are closed.
    ['2026-11-27 15:00:00', '2026-11-30 16:00:00'],
    // Its next day has no price.
    ['2026-12-02 13:00:00', '2026-12-04 16:00:00'],
    ['2026-12-09 13:00:00', '2026-12-11 16:00:00'],
    ['2026-12-25 15:00:00', null],
  ])('after a pickup at %s is %s', (pickup, delivery) => {
    expect(firstOnetimeDelivery(pickup, context)).toBe(delivery);
  });
});

describe('a pickup', () => {
  it.each([
    ['2026-11-25 14:15:00', null],
    ['2026-11-25 14:00:00', 'pickup_past'],
    ['2026-11-26 14:05:00', 'invalid_area_time'],
    ['2026-11-26 20:00:00', 'pickup_unavailable'],
    ['2026-11-28 14:00:00', 'invalid_date'],
  ])('at %s: %s', (pickup, refusal) => expect(onetimePickupRefusal(pickup, context)).toBe(refusal));

  it('in no area is unavailable', () => {
    expect(onetimePickupRefusal('2026-11-25 15:00:00', { ...context, area: null })).toBe('area_unavailable');
  });
});

it('shows today and thirty days more, and why a day is closed', () => {
  const days = onetimeDays(context.now);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-25', '2026-12-25', 31]);
  expect(['2026-11-28', '2026-11-29', '2026-12-03', '2026-12-04'].map((date) => onetimeClosed(date, context))).toEqual([
    'saturday',
    'sunday',
    'holiday',
    null,
  ]);
});

it('promises a window of 90 minutes for pickups of type A only', () => {
  expect(pickupWindowEnd('2026-11-26 15:00:00', A)).toBe('2026-11-26 16:30:00');
  expect(pickupWindowEnd('2026-11-26 16:00:00', B)).toBeNull();
});

describe('a day of the calendar', () => {
  const reasonOn = (date: string, overrides: Partial<OnetimeContext> = {}, full: readonly string[] = []) =>
    onetimeDateChoices(date, date, { ...context, ...overrides }, new Set(full))[0]?.reason;

  it.each([
    ['yesterday', '2026-11-24', {}, 'too_early'],
    ['today, while its last pickup is to come', '2026-11-25', { now: '2026-11-25 19:45:00' }, null],
    // 20:00 and 20:30 have no price.
    ['today, after the last pickup that has a price', '2026-11-25', { now: '2026-11-25 19:46:00' }, 'full'],
    ['today, after its last pickup', '2026-11-25', { now: '2026-11-25 20:31:00' }, 'too_early'],
    ['a Saturday', '2026-11-28', {}, 'saturday'],
    ['a holiday', '2026-12-03', {}, 'holiday'],
    ['the last day whose bags can be brought back', '2026-12-24', {}, null],
    ['30 days ahead', '2026-12-25', {}, 'too_late'],
    ['31 days ahead', '2026-12-26', {}, 'too_late'],
    ['a day where nobody comes', '2026-11-26', { area: null }, 'full'],
    ['a day without a price', '2026-11-26', { prices: [] }, 'full'],
    ['a day of a customer who has left', '2026-11-26', { withdrawal_dt: '2026-11-25 14:00:00' }, 'too_late'],
  ] as const)('%s, %s, is as the booking takes it', (_, date, overrides, reason) =>
    expect(reasonOn(date, overrides)).toBe(reason),
  );

  it('that takes no more is full, unless it is closed or over besides', () => {
    const full = ['2026-11-25', '2026-11-26', '2026-11-28'];
    expect(full.map((date) => reasonOn(date, {}, full))).toEqual(['full', 'full', 'saturday']);
  });
});
