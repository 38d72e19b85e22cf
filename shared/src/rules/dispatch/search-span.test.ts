import { expect, it } from 'vitest';
import { isSearchSpan, lastDayOfSpan } from './search-span.js';

it.each([
  ['2026-11-25', '2026-11-25', true],
  ['2026-11-25', '2026-12-24', true],
  ['2026-11-25', '2026-12-25', false],
  ['2026-11-25', '2026-11-24', false],
  ['2026-12-01', '2026-12-31', true],
  ['2026-12-01', '2027-01-01', false],
])('a search from %s to %s: %s', (from, to, good) => expect(isSearchSpan(from, to)).toBe(good));

it('names the last day of a span', () => expect(lastDayOfSpan('2026-12-01')).toBe('2026-12-31'));
