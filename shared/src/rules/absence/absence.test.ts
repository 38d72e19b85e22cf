import { describe, expect, it } from 'vitest';
import { absenceLegOf, absenceRefusal, absenceStatusAfter } from './absence.js';

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
});
