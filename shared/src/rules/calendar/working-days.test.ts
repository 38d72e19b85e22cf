import { describe, expect, it } from 'vitest';
import { closedReason, countOpenDays, isOpenDay, nextOpenDay, nthOpenDayFrom } from './working-days.js';

// November 2026: the 22nd is a Sunday, the 23rd (Monday) a holiday here, the 28th a Saturday.
const holidays = new Set(['2026-11-23', '2026-11-29']);
const week = { holidays, saturdayService: false };
const saturday = { holidays, saturdayService: true };

describe('closed days', () => {
  it.each([
    ['2026-11-22', 'sunday', 'sunday'],
    ['2026-11-23', 'holiday', 'holiday'],
    ['2026-11-24', null, null],
    ['2026-11-27', null, null],
    ['2026-11-28', 'saturday', null],
    ['2026-11-29', 'sunday', 'sunday'],
  ])('%s: %j, with Saturday service %j', (date, without, withService) => {
    expect(closedReason(date, week)).toBe(without);
    expect(closedReason(date, saturday)).toBe(withService);
    expect(isOpenDay(date, week)).toBe(without === null);
  });

  it('give the holiday as the reason on a Saturday that is one', () =>
    expect(closedReason('2026-11-28', { holidays: new Set(['2026-11-28']), saturdayService: true })).toBe('holiday'));
});

it.each([
  ['2026-11-24', '2026-11-26', 3, 3],
  ['2026-11-24', '2026-11-24', 1, 1],
  ['2026-11-27', '2026-11-30', 2, 3],
  ['2026-11-22', '2026-11-23', 0, 0],
  ['2026-11-25', '2026-11-24', 0, 0],
])('from %s to %s there are %i open days, %i with Saturday service', (from, to, without, withService) => {
  expect(countOpenDays(from, to, week)).toBe(without);
  expect(countOpenDays(from, to, saturday)).toBe(withService);
});

it.each([
  ['2026-11-24', 1, '2026-11-24'],
  ['2026-11-22', 1, '2026-11-24'],
  ['2026-11-26', 3, '2026-11-30'],
  ['2026-11-24', 5, '2026-11-30'],
])('from %s open day number %i is %s', (date, n, day) => expect(nthOpenDayFrom(date, n, week)).toBe(day));

it('finds no open day where there is none', () => {
  const days = Array.from({ length: 31 * 13 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
  );
  expect(nextOpenDay('2026-11-20', { holidays: new Set(days), saturdayService: true })).toBeNull();
});
