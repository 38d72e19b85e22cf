import { describe, expect, it, test } from 'vitest';
import { WEEK_TYPE } from '../../constants/week-types.js';
import { SAME_TIME_DELIVERY } from '../../time/jst.js';
import { bagsNeeded, spanDays, weeklyDates, withinLimits, type WeeklyFacts } from './weekly-dates.js';
import type { WeeklyForm } from './weekly-form.js';
import { weeklyFrom, weeklyNeed, weeklyPreview } from './weekly-need.js';

// December 2026 begins on a Tuesday; its Mondays are 7, 14, 21 and 28.
const DECEMBER = spanDays('2026-12-01', '2026-12-31');
const facts = (overrides: Partial<WeeklyFacts> & { holidays?: readonly string[] } = {}): WeeklyFacts => ({
  now: '2026-12-01 00:05:00',
  calendar: { holidays: new Set(overrides.holidays ?? []), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  full: new Set(),
  taken: new Set(),
  exceptions: new Map(),
  ...overrides,
});
const form = (overrides: Partial<WeeklyForm> = {}): WeeklyForm => ({
  week_type: WEEK_TYPE.every,
  pickup_week: 1,
  pickup_time: '10:00',
  delivery_week: 4,
  delivery_time: '18:00',
  count: 2,
  same_time: false,
  ...overrides,
});
const datesOf = (forms: readonly WeeklyForm[], more: Parameters<typeof facts>[0] = {}) =>
  weeklyDates(forms, DECEMBER, facts(more)).map(({ pickup, delivery, skip }) =>
    skip === null ? `${pickup.slice(5, 16)} ${delivery.slice(5, 16)}` : `${pickup.slice(5, 16)} ${skip}`,
  );

describe('the dates of a weekly schedule in December 2026', () => {
  it.each<[string, Partial<WeeklyForm>, string[]]>([
    [
      'every Monday',
      {},
      ['12-07 10:00 12-10 18:00', '12-14 10:00 12-17 18:00', '12-21 10:00 12-24 18:00', '12-28 10:00 12-31 18:00'],
    ],
    [
      'the first, third and fifth Tuesday',
      { week_type: 2, pickup_week: 2, delivery_week: 5 },
      ['12-01 10:00 12-04 18:00', '12-15 10:00 12-18 18:00', '12-29 10:00 01-01 18:00'],
    ],
    [
      'the second and fourth Tuesday',
      { week_type: 3, pickup_week: 2, delivery_week: 5 },
      ['12-08 10:00 12-11 18:00', '12-22 10:00 12-25 18:00'],
    ],
    [
      'a delivery on the pickup’s weekday is a week later',
      { week_type: 3, delivery_week: 1 },
      ['12-14 10:00 12-21 18:00', '12-28 10:00 01-04 18:00'],
    ],
  ])('%s', (_name, overrides, dates) => {
    expect(datesOf([form(overrides)])).toEqual(dates);
  });

  test('of several forms come in the order of their pickups', () => {
    const late = form({ pickup_time: '15:00', week_type: 3 });
    const friday = form({ pickup_week: 5, delivery_week: 3, week_type: 3 });
    expect(datesOf([late, friday, form({ week_type: 3 })]).map((text) => text.slice(0, 11))).toEqual([
      '12-11 10:00',
      '12-14 10:00',
      '12-14 15:00',
      '12-25 10:00',
      '12-28 10:00',
      '12-28 15:00',
    ]);
  });

  it.each<[string, Parameters<typeof facts>[0], string]>([
    ['a holiday', { holidays: ['2026-12-07'] }, '12-07 10:00 holiday'],
    ['a full day', { full: new Set(['2026-12-07']) }, '12-07 10:00 full'],
    ['a time that is asked for already', { taken: new Set(['2026-12-07 10:00:00']) }, '12-07 10:00 dup'],
    ['a time that has passed', { now: '2026-12-07 10:00:00' }, '12-07 10:00 past'],
    ['an area that is not served', { area: null }, '12-07 10:00 notarea'],
    ['an hour that is not offered', { area: { start_time: '11:00', end_time: '22:00' } }, '12-07 10:00 area_time'],
    ['a plan of another kind', { sameTime: true }, '12-07 10:00 plan_changed'],
  ])('%s is left out and says why', (_name, more, first) => {
    expect(datesOf([form()], more)[0]).toBe(first);
  });

  it.each<[string, string[], Partial<WeeklyForm>, string]>([
    ['moves to the next open day', ['2026-12-10'], {}, '12-07 10:00 12-11 18:00'],
    ['moves over a weekend', ['2026-12-10', '2026-12-11'], {}, '12-07 10:00 12-14 18:00'],
    ['leaves three open days for washing', ['2026-12-08'], { delivery_week: 3 }, '12-07 10:00 12-10 18:00'],
  ])('a delivery that cannot be kept %s', (_name, holidays, overrides, first) => {
    expect(datesOf([form(overrides)], { holidays })[0]).toBe(first);
  });

  test('of a same-time plan are delivered with the pickup after them', () => {
    const sameTime = form({ delivery_week: null, delivery_time: null, same_time: true });
    const [first] = weeklyDates([sameTime], DECEMBER, facts({ sameTime: true }));
    expect(first).toMatchObject({ delivery: SAME_TIME_DELIVERY, skip: null });
  });
});

describe('a day of a schedule that its customer wants otherwise', () => {
  it('is skipped, or picked up on another day at its hour', () => {
    const exceptions = new Map([
      ['2026-12-07', null],
      ['2026-12-14', '2026-12-16'],
    ]);
    expect(datesOf([form()], { exceptions })).toEqual([
      '12-07 10:00 skipped',
      // Thursday is too early by then: the delivery is on the first day that leaves time to wash.
      '12-16 10:00 12-18 18:00',
      '12-21 10:00 12-24 18:00',
      '12-28 10:00 12-31 18:00',
    ]);
  });

  it('keeps the day of its delivery where that leaves time to wash, and stays a date of its own day', () => {
    const thursday = form({ pickup_week: 4, delivery_week: 2, week_type: 3 });
    const exceptions = new Map([['2026-12-10', '2026-12-08']]);
    const [moved] = weeklyDates([thursday], DECEMBER, facts({ exceptions }));
    expect(moved).toMatchObject({
      date: '2026-12-10',
      pickup: '2026-12-08 10:00:00',
      delivery: '2026-12-15 18:00:00',
      skip: null,
    });
  });

  it('is passed over by the rules of the day to which it was moved', () => {
    const exceptions = new Map([['2026-12-07', '2026-12-08']]);
    const moved = { exceptions, holidays: ['2026-12-08'] };
    expect(datesOf([form()], moved)[0]).toBe('12-08 10:00 holiday');
  });

  it('gives way to what the schedule has at this time anyway, unless that is skipped', () => {
    const forms = [form({ week_type: 3 }), form({ pickup_week: 3, week_type: 2, delivery_week: 5 })];
    const moved: [string, string | null] = ['2026-12-14', '2026-12-16'];
    const both = datesOf(forms, { exceptions: new Map([moved]) });
    expect(both.filter((text) => text.startsWith('12-16'))).toEqual(['12-16 10:00 12-18 18:00', '12-16 10:00 dup']);
    const one = datesOf(forms, { exceptions: new Map([moved, ['2026-12-16', null]]) });
    expect(one.filter((text) => text.startsWith('12-16'))).toEqual(['12-16 10:00 skipped', '12-16 10:00 12-18 18:00']);
  });
});

test('bags last for the first dates; a smaller one that still fits is made', () => {
  const dates = weeklyDates(
    [form({ count: 3 }), form({ pickup_week: 3, delivery_week: 5, count: 1 })],
    DECEMBER,
    facts(),
  );
  const skips = withinLimits(dates, () => 6).map(({ form: { count }, skip }) => [count, skip]);
  // 2 (Wed) 1, 7 (Mon) 3, 9 (Wed) 1, 14 (Mon) 3 …
  expect(skips.slice(0, 5)).toEqual([
    [1, null],
    [3, null],
    [1, null],
    [3, 'lacking'],
    [1, null],
  ]);
  expect(bagsNeeded(withinLimits(dates, () => 6))).toBeLessThanOrEqual(6);
});

test('two pickups of a day take two of its places', () => {
  const dates = weeklyDates([form(), form({ pickup_time: '15:00' })], DECEMBER.slice(0, 7), facts());
  expect(
    withinLimits(
      dates,
      () => 8,
      () => 1,
    ).map(({ skip }) => skip),
  ).toEqual([null, 'full']);
  expect(
    withinLimits(
      dates,
      () => 8,
      () => 2,
    ).map(({ skip }) => skip),
  ).toEqual([null, null]);
});

test.each([
  ['2026-11', '2026-12-01'],
  ['2026-12', '2027-01-01'],
])('a schedule saved in %s is in force from %s', (month, from) => {
  expect(weeklyFrom(month)).toBe(from);
});

test.each([
  [8, true],
  [7, false],
])('four Mondays of two bags, with %i bags granted: %s', (granted, ok) => {
  const need = weeklyNeed([form()], facts({ now: '2026-11-25 09:00:00' }), granted, '2026-12-01');
  expect(need).toEqual({ ok, needed: 8, granted });
});

test('what is skipped needs no bags', () => {
  const closed = facts({ now: '2026-11-25 09:00:00', holidays: ['2026-12-14'] });
  expect(weeklyNeed([form()], closed, 8, '2026-12-01').needed).toBe(6);
});

test('the preview shows eight weeks, each month with bags of its own', () => {
  const preview = weeklyPreview([form({ count: 3 })], facts({ now: '2026-11-25 09:00:00' }), 8, '2026-12-01');
  expect(preview.map(({ pickup, skip }) => [pickup.slice(0, 10), skip])).toEqual([
    ['2026-12-07', null],
    ['2026-12-14', null],
    ['2026-12-21', 'lacking'],
    ['2026-12-28', 'lacking'],
    ['2027-01-04', null],
    ['2027-01-11', null],
    ['2027-01-18', 'lacking'],
    ['2027-01-25', 'lacking'],
  ]);
});
