import { describe, expect, it } from 'vitest';
import { type MissedRow, missedLeg } from './missed-leg.js';

/** Of Thursday evening. */
const MISSED: MissedRow = {
  plan_id: 't8_1',
  is_bag_delivery: false,
  status: 0,
  absence_status: 1,
  sched_pickup_dt: '2026-11-26 18:00:00',
  sched_delivery_dt: '2026-12-01 19:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
};
const FOLDED = {
  status: 4,
  sched_pickup_dt: '2026-11-20 18:00:00',
  result_pickup_dt: '2026-11-20 18:00:00',
  sched_delivery_dt: '2026-11-26 18:00:00',
} as const;

describe('the leg that was missed', () => {
  it.each<[string, Partial<MissedRow>, string, string | null]>([
    ['a pickup that was tried in vain', {}, '2026-11-26 18:10:00', 'pickup'],
    ['one whose day is over', { absence_status: 0 }, '2026-11-27 00:00:00', 'pickup'],
    ['none, as somebody may still come', { absence_status: 0 }, '2026-11-26 23:59:00', null],
    ['a delivery that was tried in vain', { ...FOLDED, absence_status: 2 }, '2026-11-26 18:10:00', 'delivery'],
    ['none before the folding', { ...FOLDED, status: 2, absence_status: 0 }, '2026-11-27 09:00:00', null],
    ['none after the delivery', { ...FOLDED, status: 3, absence_status: 0 }, '2026-11-27 09:00:00', null],
    [
      'bags that were to be brought',
      { is_bag_delivery: true, sched_pickup_dt: null, absence_status: 2 },
      '2026-11-26 18:10:00',
      'delivery',
    ],
  ])('is %s', (_, row, now, leg) => expect(missedLeg({ ...MISSED, ...row }, now)).toBe(leg));
});
