import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/payment';

const INVOICE_LEAD = 'Nothing was booked, and you won’t be charged. You can choose another way to pay.';

const NO_CARD = 'Your card wasn’t registered. Nothing was charged.';

const en: TextsLike<typeof ja> = {
  leaving: 'Taking you to the card company’s page',
  leaving_paypay: 'Taking you to PayPay’s page',
  go: 'Go there now',
  blocked: 'The card company’s page couldn’t be opened',
  blocked_lead:
    'You haven’t been charged, and everything you entered is still here. Please wait a moment and try again. If it keeps happening, contact us.',
  waiting: 'Checking your payment',
  waiting_lead: 'Please keep this page open.',
  waiting_long: 'This is taking a while. If you haven’t paid yet, you can start again here.',
  not_paid: {
    declined: { title: 'Your payment wasn’t accepted', lead: 'Nothing was charged.' },
    cancelled: { title: 'Your payment was cancelled', lead: 'Nothing was charged.' },
    expired: { title: 'The time to pay has expired', lead: 'Nothing was charged.' },
    settled: {
      title: 'Your payment will be refunded',
      lead: 'It reached us after the request had expired or been cancelled, so nothing was booked. We’ll refund the full amount.',
    },
  },
  card_declined: { title: 'Your card wasn’t accepted', lead: 'Nothing was charged.' },
  card_check: {
    waiting: 'Checking your card registration',
    waiting_long: 'This is taking a while. If you haven’t registered your card yet, you can start again here.',
    pay_until: 'Register by',
    begun_title: 'Your card isn’t registered yet',
    begun_lead: '{what} won’t be confirmed until you’ve registered a card.',
    begun_go: 'Continue to card registration',
    declined: { title: 'Your card wasn’t accepted', lead: NO_CARD },
    cancelled: { title: 'Card registration was cancelled', lead: NO_CARD },
    expired: { title: 'The time to register your card has expired', lead: NO_CARD },
    settled: { title: 'Your card was registered too late', lead: NO_CARD },
  },
  card_again: 'Try registering a card again',
  pay_again: 'Pay again',
  pay_until: 'Pay by',
  until: '{until}',
  pickup: 'Pickup',
  delivery: 'Delivery',
  invoice: {
    waiting: 'Checking whether you can pay by deferred invoice',
    waiting_long: 'This is taking a while. To pay another way, you can start again here.',
    not_paid: {
      declined: { title: 'You can’t pay by deferred invoice', lead: INVOICE_LEAD },
      cancelled: { title: 'The deferred invoice was cancelled', lead: INVOICE_LEAD },
      expired: { title: 'We couldn’t confirm the deferred invoice in time', lead: INVOICE_LEAD },
      settled: {
        title: 'The deferred invoice will be cancelled',
        lead: `It was confirmed too late. ${INVOICE_LEAD}`,
      },
    },
  },
  begun_title: 'Your payment isn’t complete yet',
  begun_lead: '{what} won’t be confirmed until you’ve paid.',
  begun_go: 'Continue to payment',
  begun_again: 'Make changes and start again',
  not_ended: 'We couldn’t release your booking',
  tax_included: ' (tax included)',
  taxed: WORDING_EN.taxed,
  repriced: 'The price has changed',
  from_to: '{from} → {to}',
  repriced_lead: 'To accept the new price, press the button again.',
  again: 'Try again',
  state_title: 'Your payment',
  state_paid: 'We’ve received your payment',
  state_lead: 'Please return to the browser you started in and continue there. You can also log in to see the details.',
  state_unknown: 'We couldn’t find this payment',
  state_login: 'Log in to see details',
};

export default en;
