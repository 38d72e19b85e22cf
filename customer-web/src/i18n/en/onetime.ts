import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/onetime';

const en: TextsLike<typeof ja> = {
  steps: ['Details', 'Review'],
  what: 'Your request of {bags}',
  labels: {
    room_number: 'Room number',
    onetime_payment_method_id: 'Payment method',
  },
  bags_title: 'Plan and bags',
  plan: 'Your plan',
  pickup_hint: 'We come within 90 minutes of the time you choose.',
  pickup_hint_b: 'We come at the time you choose or later.',
  delivery_hint:
    'At least 24 hours after pickup, from the second working day counting the pickup day, up to 30 days ahead.',
  cells: {
    prices: 'Figures: yen a bag, tax included',
    price_of_bag: '¥{price} a bag',
    hour_prices: 'Price by hour (per bag, tax included)',
    cheaper: 'cheaper than your choice',
  },
  price_title: 'Price',
  unit: '¥{price} a bag × {bags}',
  later: 'With delivery on {day} or later, a bag costs ¥{price}.',
  take_later: 'Deliver on {day}',
  more_title: 'Handing over',
  method: {
    label: 'Choose how to pay',
    card: 'You enter your card on the card company’s page.',
    paypay: 'You pay on PayPay’s page.',
    invoice: 'We send you an invoice after delivery.',
  },
  account: {
    why: {
      pending: 'Checking your payment information',
      creatable: 'Please verify your payment information',
      refused: 'Your payment information could not be verified',
      failed: 'Your payment information could not be verified',
    },
    ready: 'You can pay by deferred invoice.',
    creatable: 'You have no account for deferred invoices yet',
    creatable_lead: 'You can create one with your registered company details.',
    create: 'Create account',
    creation_failed: 'Account creation failed, error code: {code}',
    other_method: 'Please choose another way to pay.',
  },
  notices_title: 'Please note',
  notices: [
    WORDING_EN.onetime_final,
    'Your request is confirmed once it is paid. Until then we hold the time you chose for 30 minutes.',
    'We send you a reminder by email 3 hours before pickup.',
  ],
  notices_invoice: [
    WORDING_EN.onetime_final,
    `Your request is booked once you confirm it on the next screen. ${WORDING_EN.invoice_later}`,
    'We send you a reminder by email 3 hours before pickup.',
  ],
  to_confirm: 'Review request',
  confirm_title: 'Please review your request',
  final:
    'We hold the time you chose for 30 minutes. Your request is confirmed once it is paid; after that it can neither be changed nor cancelled.',
  final_invoice: `Once confirmed, your request can neither be changed nor cancelled. ${WORDING_EN.invoice_later}`,
  paypay_warning_title: 'When you pay by PayPay',
  paypay_warning:
    'After paying, please keep the PayPay app and your browser open until you are brought back here. A request that is not paid within 30 minutes is dropped.',
  submit: 'Enter payment info',
  submit_invoice: 'Confirm delivery request',
  held: 'We hold these times until then. If you start again, they are free at once.',
  own_hold: {
    title: 'A request of yours is waiting for its payment',
    until: 'We hold its time until {until}.',
    lead: 'Once you end it, its time and its way to pay are free at once.',
    end: 'End it and start again',
    ended: 'It has ended. What you chose below is as you left it: please go on to review it.',
    paid: 'That request has been paid for',
    paid_lead: 'It is booked. If you want another pickup besides, please choose another time.',
  },
  not_booked: {
    title: 'Not booked yet',
    lead: 'Everything you chose is kept. You can choose again how to pay: {methods}.',
    or: ', ',
    go: 'Choose how to pay and try again',
    elsewhere:
      'This browser cannot show what you chose. Go on in the browser where you began, or choose the times again.',
    anew: 'Choose the times again',
  },
  done: {
    title: 'We have received your request',
    pending_title: 'Your payment',
    lead: 'A confirmation is on its way to your email address.',
    invoice: WORDING_EN.invoice_later,
    prepare: 'How to prepare your bags',
    number: 'Request no.',
    to_currents: 'See your requests',
    again: 'Make another request',
    try_again: 'Back to your request',
    unknown_title: 'One-time requests',
    unknown: 'Requests that are paid are in your list.',
  },
};

export default en;
