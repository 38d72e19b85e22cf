import { expect, test } from 'vitest';
import { CANCEL_KIND } from '../../constants/progress.js';
import { type EndingRow, releasedPickup, returnedCount } from './request-ending.js';

const { customer, operator, discard, automatic, unpaid } = CANCEL_KIND;
const PICKUP = '2026-11-26 13:00:00';
const row = (overrides: Partial<EndingRow> = {}): EndingRow => ({
  plan_id: 't8_2',
  count: 3,
  is_bag_delivery: false,
  sched_pickup_dt: PICKUP,
  result_pickup_dt: null,
  ...overrides,
});

test.each([
  ['its customer cancels', customer, row(), 3],
  ['an operator cancels', operator, row(), 3],
  ['nobody handed its bags over', automatic, row(), 2],
  ['nobody handed its one bag over', automatic, row({ count: 1 }), 0],
  ['nobody handed its no bags over', automatic, row({ count: 0 }), 0],
  ['it is discarded', discard, row(), 0],
  ['it is not paid for', unpaid, row({ plan_id: 'tx_2' }), 0],
  ['its customer cancels what was paid by itself', customer, row({ plan_id: 'tx_2' }), 0],
  ['nobody handed over what was paid by itself', automatic, row({ plan_id: 'tx_2' }), 0],
  ['an operator cancels a delivery of bags', operator, row({ is_bag_delivery: true, sched_pickup_dt: null }), 0],
])('what comes back of the bags when %s', (_, kind, ended, bags) => {
  expect(returnedCount(kind, ended)).toBe(bags);
});

test.each([
  ['is free again', row(), PICKUP],
  ['was used', row({ result_pickup_dt: PICKUP }), null],
  ['was never taken by a delivery of bags', row({ sched_pickup_dt: null }), null],
])('the place of the day %s', (_, ended, pickup) => {
  expect(releasedPickup(ended)).toBe(pickup);
});
