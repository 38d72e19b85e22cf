import { describe, expect, it } from 'vitest';
import { SAME_TIME_DELIVERY } from '../../time/jst.js';
import { relinkedDeliveries } from './same-time-chain.js';

const row = (id: number, sched_pickup_dt: string, sched_delivery_dt = SAME_TIME_DELIVERY) => ({
  id,
  sched_pickup_dt,
  sched_delivery_dt,
});
const FIRST = '2026-12-01 10:00:00';
const SECOND = '2026-12-05 10:00:00';
const THIRD = '2026-12-09 10:00:00';

describe('same-time requests', () => {
  it.each([
    ['one alone waits for the next pickup', [row(1, FIRST)], []],
    [
      'the next request gives the one before it its delivery',
      [row(1, FIRST), row(2, SECOND)],
      [{ id: 1, delivery: SECOND }],
    ],
    [
      'one made for an earlier day comes first in the chain',
      [row(1, SECOND), row(2, FIRST)],
      [{ id: 2, delivery: SECOND }],
    ],
    [
      'one in between takes over the delivery',
      [row(1, FIRST, THIRD), row(2, THIRD), row(3, SECOND)],
      [
        { id: 1, delivery: SECOND },
        { id: 3, delivery: THIRD },
      ],
    ],
    [
      'the placeholder returns when the next one is gone',
      [row(1, FIRST, SECOND)],
      [{ id: 1, delivery: SAME_TIME_DELIVERY }],
    ],
    ['nothing changes twice', [row(1, FIRST, SECOND), row(2, SECOND)], []],
  ])('%s', (_name, rows, changed) => {
    expect(relinkedDeliveries(rows)).toEqual(changed);
  });
});
