import { expect, it } from 'vitest';
import { firstPlanPrice } from './first-plan-price.js';
import { parsePlanId } from './plan-id.js';

it.each([
  ['a monthly plan by card is paid for at once', 't8_1_M', 1, 0, { today: 27_970, monthly: 27_970 }],
  ['with its option', 't8_1_M', 1, 2, { today: 33_564, monthly: 33_564 }],
  ['a monthly plan by invoice is paid for later', 't8_2_M', 2, 0, { today: 0, monthly: 27_230 }],
  ['the one-time plan costs nothing by itself', 'tx_1', 1, 0, { today: 0, monthly: 0 }],
  ['the first trial is free', 't0_1', 1, 0, { today: 0, monthly: 0 }],
] as const)('%s', (_name, id, payment_method, option, price) => {
  const plan = parsePlanId(id);
  expect(plan && firstPlanPrice(plan, { payment_method }, { option })).toEqual(price);
});
