import { expect, it } from 'vitest';
import { TAX_RATE, taxByRate } from './consumption-tax.js';

const { standard, reduced } = TAX_RATE;
const line = (amount: number, rate: typeof standard | typeof reduced = standard) => ({ amount, rate });

it.each([
  [[], []],
  [[line(1100)], [{ rate: 10, total: 1100, tax: 100 }]],
  [[line(1980)], [{ rate: 10, total: 1980, tax: 180 }]],
  [[line(1)], [{ rate: 10, total: 1, tax: 0 }]],
  [[line(0)], [{ rate: 10, total: 0, tax: 0 }]],
  [[line(13_980), line(2100)], [{ rate: 10, total: 16_080, tax: 1461 }]],
  [[line(1080, reduced)], [{ rate: 8, total: 1080, tax: 80 }]],
  [
    [line(500, reduced), line(1100), line(999, reduced)],
    [
      { rate: 10, total: 1100, tax: 100 },
      { rate: 8, total: 1499, tax: 111 },
    ],
  ],
])('the tax in %j is %j', (lines, taxes) => expect(taxByRate(lines)).toEqual(taxes));

it('consumption tax is rounded once for each rate, not for each line', () => {
  const lines = Array.from({ length: 10 }, () => line(105));
  expect(taxByRate(lines)).toEqual([{ rate: 10, total: 1050, tax: 95 }]);
  expect(lines.reduce((sum, each) => sum + (taxByRate([each])[0]?.tax ?? 0), 0)).toBe(90);
});

it('consumption tax is whole yen of any amount', () => {
  const [tax] = taxByRate([line(9_007_199_254_740)]);
  expect(tax?.tax).toBe(818_836_295_885);
});
