import { expect, it } from 'vitest';
import { billedMonth, receiptQuantity } from './receipt.js';

it.each([
  ['2026-11-25', '2026-10', '2026-10-31', '2026-11-30', '2026年10月分'],
  ['2027-01-01', '2026-12', '2026-12-31', '2027-01-31', '2026年12月分'],
  ['2028-03-31', '2028-02', '2028-02-29', '2028-03-31', '2028年2月分'],
])('on %s the month %s is billed', (today, month, closes, due, label) =>
  expect(billedMonth(today)).toEqual({ month, closes, due, label }),
);

it.each([
  [3_640, 2, 2, '個', 1_820],
  [3_641, 2, 1, '式', 3_641],
  [14_000, 1, 1, '式', 14_000],
  [500, 0, 1, '式', 500],
])('%i yen for %i: %i %s at %i', (price, count, quantity, unit, unitPrice) =>
  expect(receiptQuantity(price, count)).toEqual({ quantity, unit, unitPrice }),
);
