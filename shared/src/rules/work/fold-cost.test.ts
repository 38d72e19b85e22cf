import { expect, it } from 'vitest';
import { foldCost } from './fold-cost.js';

it.each([
  [1, 1, 2, 1],
  [3, 2, 2, 6],
  [2, 3, 3, 9.6],
  [1, 4, 4, 10.5],
  [1, 4, 5, 14],
  [1, 5, 1, 1.2],
  [1, 5, 4, 2.3],
  [3, 5, 2, 4.5],
  [2, 1, null, 2],
  [0, 4, 5, 0],
] as const)('%d bags of size %d at weight %j cost %d', (count, size, weight, cost) =>
  expect(foldCost(count, size, weight)).toBe(cost),
);
