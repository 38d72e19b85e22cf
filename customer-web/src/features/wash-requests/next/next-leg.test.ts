import { expect, it } from 'vitest';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { nextLeg } from './next-leg';

const first = buildWashRequest({ id: 1 });
const pickedUp = buildWashRequest({
  id: 2,
  result_pickup_dt: '2026-11-24 10:00:00',
  sched_delivery_dt: '2026-11-25 18:00:00',
});
const later = buildWashRequest({ id: 3, sched_pickup_dt: '2026-11-28 10:00:00' });
const sameTime = buildWashRequest({
  id: 4,
  result_pickup_dt: '2026-11-24 10:00:00',
  sched_delivery_dt: '2099-12-31 00:00:00',
});
const bag = buildWashRequest({ id: 5, sched_pickup_dt: null, sched_delivery_dt: '2026-11-25 10:00:00' });

it.each([
  [[], null],
  [[sameTime], null],
  [
    [later, first],
    [1, 'pickup', '2026-11-26 10:00:00'],
  ],
  [
    [later, first, pickedUp],
    [2, 'delivery', '2026-11-25 18:00:00'],
  ],
  [
    [pickedUp, bag, sameTime],
    [5, 'delivery', '2026-11-25 10:00:00'],
  ],
])('is the earliest leg that is still to be done (%#)', (rows, expected) => {
  const next = nextLeg(rows);
  expect(next && [next.row.id, next.leg, next.moment]).toEqual(expected);
});
