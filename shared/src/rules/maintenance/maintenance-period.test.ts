import { expect, test } from 'vitest';
import { periodRefusals } from './maintenance-period.js';

const NOW = '2026-11-25 09:00:00';

test.each<[string | null, string | null, string[]]>([
  [null, null, []],
  [NOW, null, []],
  ['2026-11-25 08:59:59', null, ['start_dt maintenance_in_past']],
  [null, '2026-11-25 08:59:59', ['end_dt maintenance_in_past']],
  [null, NOW, ['end_dt maintenance_end_before_start']],
  [null, '2026-11-25 09:00:01', []],
  ['2026-11-26 01:00:00', '2026-11-26 01:00:00', ['end_dt maintenance_end_before_start']],
  ['2026-11-26 01:00:00', '2026-11-26 00:00:00', ['end_dt maintenance_end_before_start']],
  ['2026-11-26 01:00:00', '2026-11-26 01:05:00', []],
  ['2026-11-24 01:00:00', '2026-11-24 02:00:00', ['start_dt maintenance_in_past', 'end_dt maintenance_in_past']],
])('maintenance from %s to %s', (start_dt, end_dt, expected) => {
  expect(periodRefusals({ start_dt, end_dt }, NOW).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
