import { expect, it } from 'vitest';
import { changeOf, shareOf, sumOf } from './insight-sums.js';

it('adds up what the days of a span have, numbers and what a database spells', () => {
  const days = [
    { date: '2026-11-24', requests: 100 },
    { date: '2026-11-25', requests: 2, bags: '3' },
    { date: '2026-11-25', legs_due: 4, legs_on_time: null },
    { date: '2026-11-26', requests: 1 },
    { date: '2026-11-27', requests: 100 },
  ];
  expect(sumOf(days, { from: '2026-11-25', to: '2026-11-26' })).toEqual({
    requests: 3,
    bags: 3,
    deliveries: 0,
    legs_due: 4,
    legs_on_time: 0,
    limited_places: 0,
    limited_used: 0,
    revenue: 0,
    new_customers: 0,
    left_customers: 0,
  });
});

it.each([
  [1, 3, 33.3],
  [3, 3, 100],
  [0, 3, 0],
  [0, 0, null],
])('%i of %i are %s percent', (part, whole, share) => expect(shareOf(part, whole)).toBe(share));

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [2, 3, -33.3],
  [5, 0, null],
])('%i after %i is a change of %s percent', (now, before, change) => expect(changeOf(now, before)).toBe(change));
