import { describe, expect, it } from 'vitest';
import { message } from '../../messages/message.js';
import {
  decidePickup,
  earliestPickup,
  isLeadTimeRefusal,
  nextOfferedPickup,
  pickupDateChoices,
  pickupTimesOn,
} from './pickup-rules.js';
import type { RequestContext } from './request-context.js';

// Wednesday 25 November 2026.
const NOW = '2026-11-25 09:00:00';
const buildContext = (overrides: Partial<RequestContext> = {}): RequestContext => ({
  now: NOW,
  calendar: { holidays: new Set(['2026-12-01']), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
  ...overrides,
});

describe('the earliest pickup', () => {
  it.each([
    ['2026-11-25 09:00:00', false, '2026-11-25 14:00:00'],
    ['2026-11-25 09:00:01', false, '2026-11-25 15:00:00'],
    ['2026-11-25 20:30:00', false, '2026-11-26 02:00:00'],
    ['2026-11-25 09:00:00', true, '2026-11-25 16:00:00'],
    ['2026-11-25 10:59:59', true, '2026-11-25 18:00:00'],
    ['2026-11-25 11:00:00', true, '2026-11-26 00:00:00'],
    ['2026-11-25 20:30:00', true, '2026-11-26 04:00:00'],
  ])('asked for at %s (same-time: %s) is %s', (now, sameTime, earliest) =>
    expect(earliestPickup({ now, sameTime })).toBe(earliest),
  );
});

describe('a pickup', () => {
  it.each([
    ['at the earliest moment', {}, '2026-11-25 14:00:00', null],
    ['half an hour before', {}, '2026-11-25 13:30:00', 'pickup_time_limit'],
    ['yesterday', {}, '2026-11-24 14:00:00', 'pickup_time_limit'],
    ['on the last day of a customer who leaves', { leavesAt: '2026-11-30 23:59:59' }, '2026-11-30 14:00:00', null],
    [
      'after the last day of a customer who leaves',
      { leavesAt: '2026-11-30 23:59:59' },
      '2026-12-02 14:00:00',
      'pickup_after_withdrawal',
    ],
    ['same-time at the earliest moment', { sameTime: true }, '2026-11-25 16:00:00', null],
    ['same-time half an hour before', { sameTime: true }, '2026-11-25 15:30:00', 'pickup_time_limit_same_time'],
    [
      'same-time today, asked for at 11:00',
      { sameTime: true, now: '2026-11-25 11:00:00' },
      '2026-11-25 19:00:00',
      'pickup_same_day_cutoff',
    ],
    [
      'same-time tomorrow, asked for at 11:00',
      { sameTime: true, now: '2026-11-25 11:00:00' },
      '2026-11-26 10:00:00',
      null,
    ],
    ['30 days ahead', {}, '2026-12-25 22:00:00', null],
    [
      '31 days ahead',
      { calendar: { holidays: new Set<string>(), saturdayService: true } },
      '2026-12-26 10:00:00',
      'pickup_too_late',
    ],
    ['on a Sunday', {}, '2026-11-29 10:00:00', 'closed_sunday'],
    ['on a Saturday without service', {}, '2026-11-28 10:00:00', 'closed_saturday'],
    [
      'on a Saturday with service',
      { calendar: { holidays: new Set<string>(), saturdayService: true } },
      '2026-11-28 10:00:00',
      null,
    ],
    ['on a holiday', {}, '2026-12-01 10:00:00', 'closed_holiday'],
    ['before the hours of the area', {}, '2026-11-26 09:30:00', 'invalid_area_time'],
    ['at the quarter', {}, '2026-11-26 10:15:00', 'invalid_area_time'],
    ['at half past the last hour', {}, '2026-11-26 22:30:00', 'invalid_area_time'],
    ['in an area that is not served', { area: null }, '2026-11-26 10:00:00', 'notarea'],
    [
      'at another time than the fixed one',
      { area: { start_time: '10:00', end_time: '10:00' } },
      '2026-11-26 10:30:00',
      'invalid_area_time',
    ],
    [
      'at 15:30 in an area of 15:00 to 22:00',
      { area: { start_time: '15:00', end_time: '22:00' } },
      '2026-11-26 15:30:00',
      'invalid_area_time',
    ],
  ] as const)('%s', (_name, overrides, pickup, code) => {
    const decision = decidePickup(pickup, buildContext(overrides));
    expect(decision).toEqual(code ? { ok: false, code, field: 'sched_pickup_dt' } : { ok: true });
    if (code) expect(message('en', code)).not.toBe('');
  });

  it('is refused for its lead time by exactly three codes', () => {
    expect(
      ['pickup_time_limit', 'pickup_time_limit_same_time', 'pickup_same_day_cutoff'].every(isLeadTimeRefusal),
    ).toBe(true);
    expect(['pickup_too_late', 'notarea', 'closed_sunday'].some(isLeadTimeRefusal)).toBe(false);
  });
});

describe('the days of the calendar', () => {
  const calendar = { holidays: new Set(['2026-12-01', '2026-12-26']), saturdayService: false };
  const reasonOf = (date: string, overrides: Partial<RequestContext> = {}, full = new Set<string>()) =>
    pickupDateChoices(date, date, buildContext({ calendar, ...overrides }), full)[0]?.reason;

  it.each([
    ['2026-11-24', {}, 'too_early'],
    ['2026-11-25', {}, null],
    ['2026-11-25', { now: '2026-11-25 17:00:00' }, null],
    ['2026-11-25', { now: '2026-11-25 17:00:01' }, 'too_early'],
    ['2026-11-22', {}, 'too_early'],
    ['2026-11-28', {}, 'saturday'],
    ['2026-11-29', {}, 'sunday'],
    ['2026-12-01', {}, 'holiday'],
    ['2026-12-25', {}, null],
    ['2026-12-26', {}, 'too_late'],
    ['2026-12-27', {}, 'too_late'],
  ] as const)('%s (%j): %j', (date, overrides, reason) => expect(reasonOf(date, overrides)).toBe(reason));

  it('are full last of all reasons', () => {
    const full = new Set(['2026-11-26', '2026-11-28']);
    expect(reasonOf('2026-11-26', {}, full)).toBe('full');
    expect(reasonOf('2026-11-28', {}, full)).toBe('saturday');
  });

  it('are all there, in order, both ends included', () =>
    expect(pickupDateChoices('2026-11-30', '2026-12-02', buildContext(), new Set())).toEqual([
      { date: '2026-11-30', open: true, reason: null },
      { date: '2026-12-01', open: false, reason: 'holiday' },
      { date: '2026-12-02', open: true, reason: null },
    ]));

  it.each(['2026-11-25', '2026-11-26', '2026-11-28', '2026-12-25', '2026-12-26'])(
    '%s is open exactly when some time of it is',
    (date) => {
      const context = buildContext({ calendar });
      expect(pickupDateChoices(date, date, context, new Set())[0]?.open).toBe(pickupTimesOn(date, context).length > 0);
    },
  );
});

describe('the next pickup that is offered', () => {
  it.each([
    ['today', {}, [], undefined, '2026-11-25 14:00:00'],
    ['tomorrow when today is over', { now: '2026-11-25 18:00:00' }, [], undefined, '2026-11-26 10:00:00'],
    ['the day after a full one', {}, ['2026-11-25'], undefined, '2026-11-26 10:00:00'],
    ['after the weekend', {}, [], '2026-11-28', '2026-11-30 10:00:00'],
    ['none past 30 days', {}, [], '2026-12-26', null],
    ['none outside the areas', { area: null }, [], undefined, null],
  ])('%s', (_name, overrides, full, from, next) =>
    expect(nextOfferedPickup(buildContext(overrides), new Set(full), from)).toBe(next),
  );
});
