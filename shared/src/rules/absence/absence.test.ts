import { describe, expect, it } from 'vitest';
import { absenceLegOf, absenceRefusal, absenceStatusAfter, isBeforeVisit } from './absence.js';

describe('absence mails', () => {
  const rowAt = (done: number, is_bag_delivery: boolean) => ({
    is_bag_delivery,
    result_pickup_dt: done > 0 ? '2026-11-25 10:00:00' : null,
    result_wash_dt: done > 1 ? '2026-11-25 11:00:00' : null,
    result_fold_dt: done > 2 ? '2026-11-25 12:00:00' : null,
    result_delivery_dt: done > 3 ? '2026-11-25 13:00:00' : null,
  });
  it.each([
    [1, 0, false, true],
    [1, 1, false, false],
    [1, 3, false, false],
    [2, 3, false, true],
    [2, 0, false, false],
    [2, 4, false, false],
    [2, 2, false, false],
    [1, 0, true, false],
    [2, 0, true, true],
    [2, 4, true, false],
  ] as const)('of leg %i after %i stages, of a bag delivery: %s; sent: %s', (leg, done, isBagDelivery, sent) => {
    const row = rowAt(done, isBagDelivery);
    expect(absenceRefusal(leg, row)).toEqual(sent ? null : { ok: false, code: 'absence_leg_done', field: 'type' });
    if (sent) expect(absenceLegOf(row)).toBe(leg);
  });
  it.each([
    [0, 1, 1],
    [1, 1, 3],
    [3, 1, 3],
    [0, 2, 2],
    [2, 2, 3],
    [3, 2, 3],
  ] as const)('with absence status %i, one more of leg %i makes %i', (current, leg, next) =>
    expect(absenceStatusAfter(current, leg)).toBe(next),
  );
  it.each([
    ['2026-11-26 09:59:59', 0, true],
    ['2026-11-26 10:00:00', 0, false],
    ['2026-11-28 09:59:59', 3, true],
    ['2026-11-28 10:00:00', 3, false],
  ] as const)('at %s after %i stages come before the visit: %s', (now, done, early) => {
    const dates = { sched_pickup_dt: '2026-11-26 10:00:00', sched_delivery_dt: '2026-11-28 10:00:00' };
    expect(isBeforeVisit({ ...rowAt(done, false), ...dates }, now)).toBe(early);
  });
  it('is before the visit while the delivery waits for the next pickup', () => {
    const dates = { sched_pickup_dt: '2026-11-26 10:00:00', sched_delivery_dt: null };
    expect(isBeforeVisit({ ...rowAt(3, false), ...dates }, '2026-12-26 10:00:00')).toBe(true);
  });
});
