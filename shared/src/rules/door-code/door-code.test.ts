import { expect, test } from 'vitest';
import { type DoorCodeRow, isDoorCodeShown, isTypedAnew } from './door-code.js';

const planned: DoorCodeRow = {
  sched_pickup_dt: '2026-11-26 13:00:00',
  sched_delivery_dt: '2026-11-30 13:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
};
const bagDelivery = { ...planned, sched_pickup_dt: null };
const early = { ...planned, result_pickup_dt: '2026-11-24 18:00:00' };
const delivered = { ...planned, result_pickup_dt: '2026-11-26 13:00:00', result_delivery_dt: '2026-12-01 22:00:00' };

test.each([
  ['two days before the pickup', planned, '2026-11-24', false],
  ['the day before the pickup', planned, '2026-11-25', true],
  ['late, and not delivered yet', planned, '2026-12-20', true],
  ['two days before a delivery of bags', bagDelivery, '2026-11-28', false],
  ['the day before a delivery of bags', bagDelivery, '2026-11-29', true],
  ['the day of a pickup that came early', early, '2026-11-24', true],
  ['the day after the delivery', delivered, '2026-12-02', true],
  ['two days after the delivery', delivered, '2026-12-03', false],
])('a door code is shown, or not: %s', (_, row, today, shown) => {
  expect(isDoorCodeShown(row, today)).toBe(shown);
});

test.each([
  ['the one that is shown', '4711', '4711', false],
  ['another', '9876', '4711', true],
  ['none any more', '', '4711', true],
  ['nothing sent in the place of one', null, '4711', true],
  ['one where there was none', '9876', '', true],
  ['still none', '', '', false],
  ['nothing over one that cannot be read', '', null, false],
  ['nothing sent over one that cannot be read', null, null, false],
  ['another over one that cannot be read', '9876', null, true],
])('a door code is typed anew, or not: %s', (_, typed, shown, anew) => {
  expect(isTypedAnew(typed, shown)).toBe(anew);
});
