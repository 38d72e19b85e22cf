import { expect, it } from 'vitest';
import { halfHourOf, halfHourSpan } from './half-hours.js';

it.each([
  ['2026-11-25 00:00:00', 0],
  ['2026-11-25 10:00:00', 20],
  ['2026-11-25 10:29:59', 20],
  ['2026-11-25 10:30:00', 21],
  ['2026-11-25 23:45:00', 47],
])('%s is in half hour %i', (dt, halfHour) => expect(halfHourOf(dt)).toBe(halfHour));

it.each([
  ['2026-11-25 00:00:00', '2026-11-25 00:00:00', '2026-11-25 00:29:59'],
  ['2026-11-25 10:29:59', '2026-11-25 10:00:00', '2026-11-25 10:29:59'],
  ['2026-11-25 23:45:00', '2026-11-25 23:30:00', '2026-11-25 23:59:59'],
])('%s is within %s and %s', (dt, from, to) => expect(halfHourSpan(dt)).toEqual({ from, to }));
