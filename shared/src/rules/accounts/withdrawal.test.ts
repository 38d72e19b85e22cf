import { describe, expect, it } from 'vitest';
import { decideWithdrawal } from './withdrawal.js';

type Customer = Parameters<typeof decideWithdrawal>[0];

const customer: Customer = {
  plan_id: 't8_1',
  created_at: '2026-10-31 23:59:59',
  onetime_to_monthly_dt: null,
  begins_month: null,
};
const at = (now: string, changes: Partial<Customer> = {}) =>
  decideWithdrawal({ ...customer, ...changes }, now, now.slice(0, 7));

describe('a withdrawal', () => {
  it.each([
    ['2026-10-31 23:59:59', { ok: false, from: '2026-11-01' }],
    ['2026-11-01 00:00:00', { ok: true, withdrawal_dt: '2026-11-30 23:59:59', atOnce: false }],
    ['2026-12-31 23:59:59', { ok: true, withdrawal_dt: '2026-12-31 23:59:59', atOnce: false }],
  ])('is refused in the month of registration: %s', (now, decision) => expect(at(now)).toEqual(decision));

  it.each([
    ['2026-11-25 10:00:00', { ok: false, from: '2027-01-01' }],
    ['2026-12-31 23:59:59', { ok: false, from: '2027-01-01' }],
    ['2027-01-01 00:00:00', { ok: true, withdrawal_dt: '2027-01-31 23:59:59', atOnce: false }],
  ])('is refused until the 1st of the second month after a switch to monthly: %s', (now, decision) =>
    expect(at(now, { onetime_to_monthly_dt: '2026-11-25 09:00:00' })).toEqual(decision),
  );

  it('of a plan that has not begun yet is at the end of the month before', () =>
    expect(at('2026-10-31 23:59:59', { begins_month: '2026-11' })).toEqual({
      ok: true,
      withdrawal_dt: '2026-10-31 23:59:59',
      atOnce: false,
    }));

  it.each([
    ['2026-11-30 23:59:59', '2026-12', '2026-12-31 23:59:59'],
    ['2026-12-01 00:00:00', '2026-11', '2026-11-30 23:59:59'],
  ])('at %s of an account in %s is at the end of that month', (now, month, withdrawal_dt) =>
    expect(decideWithdrawal(customer, now, month)).toEqual({ ok: true, withdrawal_dt, atOnce: false }),
  );

  it.each(['tx_1', 't0_1'])('of %s is at once', (plan_id) => {
    expect(at('2026-11-25 09:00:00', { plan_id })).toEqual({
      ok: true,
      withdrawal_dt: '2026-11-25 09:00:00',
      atOnce: true,
    });
  });
});
