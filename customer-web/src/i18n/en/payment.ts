import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/payment';

const INVOICE_LEAD = 'Nothing was booked, and you will not be charged. You can choose another way to pay.';

const NO_CARD = 'The card was not registered. Nothing was charged.';

const en: TextsLike<typeof ja> = {
  leaving: 'Taking you to the card company’s page',
  leaving_paypay: 'Taking you to PayPay’s page',
  go: 'Go there now',
  waiting: 'Checking your payment',
  waiting_lead: 'Please keep this page open.',
  waiting_long: 'This is taking a while. If you have not paid, you can start again from here.',
  not_paid: {
    declined: { title: 'The payment was not accepted', lead: 'Nothing was charged.' },
    cancelled: { title: 'The payment was cancelled', lead: 'Nothing was charged.' },
    expired: { title: 'The time to pay has run out', lead: 'Nothing was charged.' },
    settled: {
      title: 'Your payment will be refunded',
      lead: 'It reached us after the time to pay had run out, so nothing was booked. We will refund the amount.',
    },
  },
  card_declined: { title: 'Your card was not accepted', lead: 'Nothing was charged.' },
  card_check: {
    declined: { title: 'Your card was not accepted', lead: NO_CARD },
    cancelled: { title: 'The registration of your card was cancelled', lead: NO_CARD },
    expired: { title: 'The time to register your card has run out', lead: NO_CARD },
    settled: { title: 'Your card came after the time to register it', lead: NO_CARD },
  },
  card_again: 'Register a card again',
  pay_again: 'Pay again',
  pay_until: 'Pay by',
  until: '{until}',
  pickup: 'Pickup',
  delivery: 'Delivery',
  invoice: {
    waiting: 'Checking whether you can pay by deferred invoice',
    waiting_long: 'This is taking a while. To choose another way to pay, you can start again from here.',
    not_paid: {
      declined: { title: 'You cannot pay by deferred invoice', lead: INVOICE_LEAD },
      cancelled: { title: 'The deferred invoice was cancelled', lead: INVOICE_LEAD },
      expired: { title: 'The deferred invoice could not be confirmed in time', lead: INVOICE_LEAD },
      settled: {
        title: 'The deferred invoice will be cancelled',
        lead: `It was confirmed after the time for it had run out. ${INVOICE_LEAD}`,
      },
    },
  },
  begun_title: 'Your payment is not complete yet',
  begun_lead: '{what} is not confirmed until it is paid.',
  begun_go: 'Continue to payment',
  begun_again: 'Start again with changes',
  not_ended: 'What we hold could not be ended',
  tax_included: ' (tax included)',
  taxed: WORDING_EN.taxed,
  repriced: 'The price has changed',
  from_to: '{from} → {to}',
  repriced_lead: 'If you agree to the new price, please press the button again.',
  again: 'Try again',
  state_title: 'Your payment',
  state_paid: 'We have received your payment',
  state_lead:
    'Please go back to the browser in which you began, and continue there. You can also sign in to see the details.',
  state_unknown: 'There is no such payment',
  state_login: 'Sign in',
};

export default en;
