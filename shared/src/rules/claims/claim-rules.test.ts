import { describe, expect, it } from 'vitest';
import { claimRefusal, claimUntil } from './claim-rules.js';

const DELIVERED = '2026-11-20 18:10:00';
const LAST = '2026-12-04 23:59:59';

describe('what a customer writes about their laundry', () => {
  it.each([
    [DELIVERED, false, LAST],
    ['2026-11-20 00:00:00', false, LAST],
    [DELIVERED, true, null],
    [null, false, null],
  ])('delivered %s, bags only %s: until %s', (result_delivery_dt, is_bag_delivery, until) => {
    expect(claimUntil({ result_delivery_dt, is_bag_delivery })).toBe(until);
  });

  it.each([
    [{}, DELIVERED, null],
    [{}, LAST, null],
    [{}, '2026-12-05 00:00:00', 'claim_too_late'],
    [{ hasOpen: true }, '2026-12-05 00:00:00', 'claim_too_late'],
    [{ hasOpen: true }, DELIVERED, 'claim_open'],
    [{ result_delivery_dt: null }, DELIVERED, 'claim_not_delivered'],
    [{ is_bag_delivery: true }, DELIVERED, 'claim_not_delivered'],
  ])('%j at %s: %s', ({ hasOpen = false, ...row }: Facts, now, refusal) => {
    const request = { result_delivery_dt: DELIVERED, is_bag_delivery: false, ...row };
    expect(claimRefusal(request, hasOpen, now)).toBe(refusal);
  });
});

interface Facts {
  readonly hasOpen?: boolean;
  readonly result_delivery_dt?: string | null;
  readonly is_bag_delivery?: boolean;
}
