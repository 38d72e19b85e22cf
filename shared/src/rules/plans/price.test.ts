import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../masters/plans.js';
import {
  addPriceFor,
  displayedPrice,
  monthlyCharge,
  monthlyPrice,
  priceForAdd,
  priceForAddBag,
  unitPrice,
} from './price.js';
import { type PlanId, parsePlanId } from './plan-id.js';

const plan = (id: string): PlanId => parsePlanId(id) ?? expect.fail(`${id} should parse`);

describe('monthly price', () => {
  it.each([
    ['t2_1', 3800],
    ['t2_2', 3600],
    ['t4_1', 7300], // 1900 × 4 × 0.96 = 7296
    ['t4_2', 6910], // 1800 × 4 × 0.96 = 6912
    ['t6_1_M', 21430], // 3800 × 6 × 0.94 = 21432
    ['t12_1', 20290], // 1900 × 12 × 0.89 = 20292
    ['t20_2_L', 103700], // 6100 × 20 × 0.85
    ['t56_1_LL', 428060], // 9800 × 56 × 0.78 = 428064
    ['t4_1_1', 5700], // 400 yen off each of 4 bags
    ['t56_1_1_LL', 405660],
    ['tx_1', 0],
    ['t0_1', 0],
  ])('of %s is %i yen', (id, yen) => expect(monthlyPrice(plan(id))).toBe(yen));

  it('is a positive multiple of 10 yen for every monthly plan, same-time too', () => {
    for (const one of PLAN_IDS.filter(({ part }) => part !== 'tx' && part !== 't0')) {
      for (const sameTime of [false, true]) {
        const yen = monthlyPrice({ ...one, sameTime });
        expect(yen).toBeGreaterThan(0);
        expect(yen % 10).toBe(0);
      }
    }
  });
});

it.each([
  ['t2_1', 2090],
  ['t4_1', 2010], // 7300 ÷ 4 × 1.1 = 2007.5
  ['t4_1_1', 1570], // 5700 ÷ 4 × 1.1 = 1567.5
  ['t0_1', 2090],
  ['tx_2', 0],
])('one more wash of %s is %i yen', (id, yen) => expect(priceForAdd(plan(id))).toBe(yen));

it.each([
  [null, 2090],
  [0, 2090],
  [1500, 1500],
])('a discount price of %j makes it %i', (discount, yen) => expect(addPriceFor(plan('t2_1'), discount)).toBe(yen));

it.each([
  [7300, 1, 0, 7300],
  [7300, 1, 1, 8030],
  [7300, 2, 2, 17520],
  [7305, 1, 1, 8036], // 8035.5
] as const)('%i × %i with option %i is shown as %i', (price, count, option, yen) =>
  expect(displayedPrice(price, count, option)).toBe(yen),
);

it.each([
  [7300, 4, 1825],
  [21430, 6, 3572],
  [0, 0, 0],
])('%i over %i washes is %i a wash', (price, washes, yen) => expect(unitPrice(price, washes)).toBe(yen));

it('sells bags of the sizes that are sold', () => {
  expect(([1, 2, 3, 4, 5] as const).map(priceForAddBag)).toEqual([500, 2000, 2000, 4000, null]);
});

describe('a month of a plan costs', () => {
  it.each([
    ['t8_1', 0, 13_980],
    ['t8_1', 1, 15_378],
    ['t8_1', 2, 16_776],
    ['t2_2_1', 0, 2_800],
    ['t0_1', 0, 0],
    ['tx_1', 0, 0],
  ] as const)('%s with option %i: %i yen', (id, option, yen) => {
    expect(monthlyCharge(plan(id), option)).toBe(yen);
  });
});
