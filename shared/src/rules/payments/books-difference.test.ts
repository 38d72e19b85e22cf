import { expect, it } from 'vitest';
import { PAYMENT_STATE, type PaymentState } from '../../constants/payment-states.js';
import { booksDifference, type BookedPayment } from './books-difference.js';
import { endsWithoutMoney, OPEN_PAYMENT_STATES } from './payment-state.js';

const theirs = (outcome: BookedPayment['outcome'], amount: number | null = 1_900): BookedPayment => ({
  outcome,
  amount,
});

it.each<[string, PaymentState, number, BookedPayment, string | null]>([
  ['paid in both books', 'settled', 1_900, theirs('settled'), null],
  ['paid in both, there without an amount', 'settled', 1_900, theirs('settled', null), null],
  ['paid in both, one yen less there', 'settled', 1_900, theirs('settled', 1_899), 'amount'],
  ['paid here, declined there', 'settled', 1_900, theirs('declined'), 'unpaid'],
  ['paid here, still open there', 'settled', 1_900, theirs('waiting', null), 'unpaid'],
  ['paid here, and they never heard of it', 'settled', 1_900, theirs('none', null), 'unheard'],
  ['given up here, paid there', 'expired', 1_900, theirs('settled'), 'paid'],
  ['a check of a card that was given up here, good there', 'expired', 0, theirs('settled', 0), null],
])('the books differ where money does: %s', (_, state, amount, booked, difference) => {
  expect(booksDifference({ state, amount }, booked)).toBe(difference);
});

const OUTCOMES = ['waiting', 'declined', 'cancelled', 'expired', 'none'] as const;
const STATES = Object.values(PAYMENT_STATE);

it.each(STATES.filter(endsWithoutMoney).flatMap((state) => OUTCOMES.map((outcome) => [state, outcome] as const)))(
  'without money here (%s) and there (%s) they agree',
  (state, outcome) => {
    expect(booksDifference({ state, amount: 1_900 }, theirs(outcome, null))).toBeNull();
  },
);

it.each(OPEN_PAYMENT_STATES)('what is open (%s) is not compared', (state) => {
  expect(booksDifference({ state, amount: 1_900 }, theirs('settled'))).toBeNull();
});
