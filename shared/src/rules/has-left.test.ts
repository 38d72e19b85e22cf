import { expect, it } from 'vitest';
import { hasLeft } from './has-left.js';

it.each<[string, number, string | null, boolean]>([
  ['who stays', 1, null, false],
  ['who leaves later', 1, '2026-12-01 00:00:01', false],
  ['who leaves now', 1, '2026-12-01 00:00:00', false],
  ['whose last moment is over', 1, '2026-11-30 23:59:59', true],
  ['whose last moment is over, stopped', 2, '2026-11-30 23:59:59', true],
  ['whose account is ended', 90, '2026-11-30 23:59:59', true],
  ['whose account was ended without a date', 90, null, true],
])('a customer %s: %s', (_, status, withdrawal_dt, left) =>
  expect(hasLeft({ status, withdrawal_dt }, '2026-12-01 00:00:00')).toBe(left),
);
