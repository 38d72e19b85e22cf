import { expect, it } from 'vitest';
import { PAGE } from '../../constants/pages.js';
import { PAYMENT_STATUS } from '../../constants/payment-methods.js';
import { PAYMENT_CHANNEL } from '../../constants/payment-states.js';
import { billState, chargeState, hasReceipt, isInvoiced, isInvoiceMonth } from './customer-payment.js';

const charge = {
  page_id: PAGE.extraPurchase,
  channel: PAYMENT_CHANNEL.card,
  state: 'settled',
  paid_by_id: null,
  refund_status: null,
  is_cancelled: false,
} as const;
const monthly = { ...charge, page_id: PAGE.monthlyCharge } as const;

it.each([
  ['not sent to its provider yet', { ...charge, state: 'created' }, 'open'],
  ['with the provider', { ...charge, state: 'waiting' }, 'open'],
  ['without an answer', { ...charge, state: 'unknown' }, 'checking'],
  ['there', charge, 'paid'],
  ['a deferred invoice', { ...charge, channel: PAYMENT_CHANNEL.deferredInvoice }, 'by_provider'],
  [
    'a deferred invoice of what is cancelled',
    { ...charge, channel: PAYMENT_CHANNEL.deferredInvoice, is_cancelled: true },
    'not_billed',
  ],
  ['to be given back', { ...charge, refund_status: PAYMENT_STATUS.pending }, 'refund_due'],
  ['given back', { ...charge, refund_status: PAYMENT_STATUS.done }, 'refunded'],
  ['kept after all', { ...charge, refund_status: PAYMENT_STATUS.noAction }, 'paid'],
  ['declined', { ...charge, state: 'declined' }, 'not_paid'],
  ['cancelled', { ...charge, state: 'cancelled' }, 'not_paid'],
  ['expired', { ...charge, state: 'expired' }, 'not_paid'],
  ['a declined month', { ...monthly, state: 'declined' }, 'owed'],
  ['a declined month that was paid later', { ...monthly, state: 'declined', paid_by_id: 7 }, 'paid_later'],
] as const)('money through a provider that is %s', (_, money, state) => {
  expect(chargeState(money)).toBe(state);
});

const bill = { is_refund: false, status_id: PAYMENT_STATUS.pending, due_date: '2026-11-30' } as const;

it.each([
  ['billed', bill, 'billed'],
  ['late', { ...bill, due_date: '2026-11-24' }, 'overdue'],
  ['paid', { ...bill, status_id: PAYMENT_STATUS.done }, 'paid'],
  ['not billed any more', { ...bill, status_id: PAYMENT_STATUS.noAction }, 'not_billed'],
  ['to be given back', { ...bill, is_refund: true, due_date: '2026-11-01' }, 'refund_due'],
  ['given back', { ...bill, is_refund: true, status_id: PAYMENT_STATUS.done }, 'refunded'],
] as const)('money by hand that is %s', (_, money, state) => {
  expect(billState(money, '2026-11-25')).toBe(state);
});

it.each([
  ['paid', false, true],
  ['paid_later', false, false],
  ['by_provider', false, false],
  ['refund_due', false, false],
  ['refunded', true, false],
  ['billed', false, false],
] as const)('money that is %s (going back: %s) has a receipt: %s', (state, is_refund, has) => {
  expect(hasReceipt({ state, is_refund })).toBe(has);
});

it.each([
  ['invoice', 'billed', false, true],
  ['invoice', 'overdue', false, true],
  ['invoice', 'paid', false, true],
  ['invoice', 'not_billed', false, false],
  ['invoice', 'refunded', true, false],
  ['card', 'paid', false, false],
  ['individual', 'billed', false, false],
] as const)('what is %s and %s (going back: %s) stands on the invoice: %s', (method, state, is_refund, stands) => {
  expect(isInvoiced({ method, state, is_refund })).toBe(stands);
});

it('a month is invoiced when it is over', () => {
  expect(isInvoiceMonth('2026-10', '2026-11-01')).toBe(true);
  expect(isInvoiceMonth('2026-11', '2026-11-30')).toBe(false);
});
