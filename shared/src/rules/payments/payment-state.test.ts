import { describe, expect, it } from 'vitest';
import { PAYMENT_STATE, type PaymentState } from '../../constants/payment-states.js';
import { endsWithoutMoney, mayFollow, OPEN_PAYMENT_STATES } from './payment-state.js';

const STATES = Object.values(PAYMENT_STATE);
/** Every pair that is allowed; all others are not. */
const ALLOWED: Readonly<Record<PaymentState, string>> = {
  created: 'waiting settled declined cancelled expired unknown',
  waiting: 'settled declined cancelled expired unknown',
  unknown: 'waiting settled declined cancelled expired',
  declined: 'settled',
  cancelled: 'settled',
  expired: 'settled',
  settled: '',
};

describe('a payment', () => {
  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
    'goes from %s to %s or not',
    (from, to) => {
      expect(mayFollow(from, to)).toBe(ALLOWED[from].split(' ').includes(to));
    },
  );

  it.each(STATES)('that has brought money is never without it again: %s', (to) => {
    expect(mayFollow('settled', to)).toBe(false);
  });

  it('is open, or ended without money, or settled: one of the three', () => {
    for (const state of STATES) {
      const kinds = [OPEN_PAYMENT_STATES.includes(state), endsWithoutMoney(state), state === 'settled'];
      expect(kinds.filter(Boolean)).toHaveLength(1);
    }
  });

  it('that ended without money can only be settled late', () => {
    for (const from of STATES.filter(endsWithoutMoney)) {
      expect(STATES.filter((to) => mayFollow(from, to))).toEqual(['settled']);
    }
  });
});
