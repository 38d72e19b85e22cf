import { describe, expect, it } from 'vitest';
import { hoursOf, isFixedTime, isMomentOffered, isTimeOffered, minutesOf, timesOf } from './area-hours.js';

const day = { start_time: '10:00', end_time: '22:00' };
const late = { start_time: '15:00', end_time: '22:00' };
const fixed = { start_time: '10:30', end_time: '10:30' };
const half = { start_time: '10:30', end_time: '12:00' };

describe('the hours of an area', () => {
  it.each([
    [day, '1', 10, 22],
    [late, '1', 16, 22],
    [late, '2', 15, 22],
    [{ start_time: '15:00', end_time: '21:00' }, '1', 15, 21],
  ] as const)('of %j for request type %s are %i to %i', (area, type, first, last) => {
    expect(hoursOf(area, type).at(0)).toBe(first);
    expect(hoursOf(area, type).at(-1)).toBe(last);
  });

  it('have minutes 0 and 30, at the last hour 0 only', () => {
    expect(minutesOf(day, 10)).toEqual([0, 30]);
    expect(minutesOf(day, 21)).toEqual([0, 30]);
    expect(minutesOf(day, 22)).toEqual([0]);
    expect(timesOf(half, '1')).toEqual(['10:30', '11:00', '11:30', '12:00']);
  });

  it('are one time only where start and end are the same', () => {
    expect(isFixedTime(fixed)).toBe(true);
    expect(isFixedTime(day)).toBe(false);
    expect(timesOf(fixed, '1')).toEqual(['10:30']);
  });
});

it.each([
  [day, '1', '09:30', false],
  [day, '1', '10:00', true],
  [day, '1', '10:15', false],
  [day, '1', '22:00', true],
  [day, '1', '22:30', false],
  [late, '1', '15:30', false],
  [late, '1', '16:00', true],
  [late, '2', '15:00', true],
  [fixed, '1', '10:30', true],
  [fixed, '1', '10:00', false],
] as const)('area %j with request type %s offers %s: %s', (area, type, time, offered) =>
  expect(isTimeOffered(time, area, type)).toBe(offered),
);

it('offers whole minutes', () => {
  expect(isMomentOffered('2026-11-25 10:00:00', day, '1')).toBe(true);
  expect(isMomentOffered('2026-11-25 10:00:01', day, '1')).toBe(false);
});
