import { expect, it } from 'vitest';
import { displayDate, displayDateTime, displayMonth, fieldDate, slashDate } from './display.js';

const NOW = '2026-11-20 09:00:00';

it.each([
  ['2026-11-25 10:00:00', 'ja', '11月25日(水) 10:00'],
  ['2026-11-25 10:00:00', 'en', 'Wed, 25 Nov, 10:00'],
  ['2026-11-22 09:05:00', 'ja', '11月22日(日) 09:05'],
  ['2027-01-05 22:30:00', 'ja', '2027年1月5日(火) 22:30'],
  ['2027-01-05 22:30:00', 'en', 'Tue, 5 Jan 2027, 22:30'],
] as const)('%s is shown in %s as %s', (dt, lang, text) => expect(displayDateTime(dt, lang, NOW)).toBe(text));

it('shows dates alone, and in the calendar format', () => {
  expect(displayDate('2026-12-01', 'ja', NOW)).toBe('12月1日(火)');
  expect(displayDate('2026-12-01', 'en', NOW)).toBe('Tue, 1 Dec');
  expect(displayMonth('2026-12', 'ja', NOW)).toBe('12月');
  expect(displayMonth('2027-01', 'ja', NOW)).toBe('2027年1月');
  expect(displayMonth('2027-01', 'en', NOW)).toBe('Jan 2027');
  expect(slashDate('2026-12-01 10:00:00')).toBe('2026/12/01');
  expect(fieldDate('2026-11-25', 'ja')).toBe('2026/11/25(水)');
  expect(fieldDate('2026-11-25', 'en')).toBe('2026/11/25 (Wed)');
});
