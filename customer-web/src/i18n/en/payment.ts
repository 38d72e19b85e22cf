import { WORDING_EN } from '@laundry/shared/text/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/payment';

const en: TextsLike<typeof ja> = {
  leaving: 'Taking you to the card company’s page',
  leaving_paypay: 'Taking you to PayPay’s page',
  go: 'Go there now',
  waiting: 'Checking your payment',
  waiting_lead: 'Please keep this page open.',
  waiting_long: 'This is taking a while. If you have not paid, you can start again from here.',
  declined: 'The payment was not accepted',
  declined_card: 'Your card was not accepted',
  cancelled: 'The payment was cancelled',
  expired: 'The time to pay has run out',
  declined_lead: 'Nothing was charged.',
  pay_again: 'Pay again',
  refund: 'Your payment will be refunded',
  refund_lead: 'It reached us after the time to pay had run out, so nothing was booked. We will refund the amount.',
  pay_until: 'Pay by',
  until: '{until}',
  pickup: 'Pickup',
  delivery: 'Delivery',
  invoice: {
    waiting: 'Checking whether you can pay by deferred invoice',
    waiting_long: 'This is taking a while. To choose another way to pay, you can start again from here.',
    declined: 'You cannot pay by deferred invoice',
    expired: 'The deferred invoice could not be confirmed in time',
    lead: 'Nothing was booked, and you will not be charged. You can choose another way to pay.',
  },
  begun_title: 'Your payment is not complete yet',
  begun_lead: 'What you began just now is not confirmed until it is paid.',
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
