import { expect, it } from 'vitest';
import { isCheaper } from './cheaper.js';

it.each([
  [2_500, 2_900, true],
  [2_900, 2_900, false],
  [3_100, 2_900, false],
  [null, 2_900, false],
  [2_500, null, false],
] as const)('%s yen is cheaper than %s: %s', (price, chosen, cheaper) => {
  expect(isCheaper(price, chosen)).toBe(cheaper);
});
