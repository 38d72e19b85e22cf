import { expect, it } from 'vitest';
import { autoCancelAhead, autoCancelFrom } from './auto-cancel.js';

const week = { holidays: new Set(['2026-11-23']), saturdayService: false };

it.each([
  ['2026-11-16 10:00:00', '2026-11-19 00:00:00'], // Monday's pickup: from Thursday
  ['2026-11-20 10:00:00', '2026-11-26 00:00:00'], // Friday's: weekend and holiday between
])('a pickup of %s that was not done is cancelled from %s', (pickup, from) =>
  expect(autoCancelFrom(pickup, week)).toBe(from),
);

it.each([
  ['2026-11-18 23:59:00', '2026-11-19 00:00:00'],
  ['2026-11-19 00:00:00', null],
])('a cancel by itself is ahead at %s: %s', (now, ahead) =>
  expect(autoCancelAhead('2026-11-16 10:00:00', week, now)).toBe(ahead),
);
