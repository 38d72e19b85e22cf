import { expect, it } from 'vitest';
import { isOnTime } from './on-time.js';

const SCHED = '2026-11-25 13:30:00';

it.each([
  ['2026-11-24 18:00:00', true],
  ['2026-11-25 13:29:59', true],
  ['2026-11-25 13:30:00', true],
  ['2026-11-25 13:59:59', true],
  ['2026-11-25 14:00:00', false],
  ['2026-11-26 10:00:00', false],
])('what is agreed for 13:30 and done at %s is on time: %s', (done, good) => {
  expect(isOnTime(SCHED, done)).toBe(good);
});
