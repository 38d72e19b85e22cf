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
  pickup_hint: 'We’ll arrive within 90 minutes of the time you choose.',
  pickup_hint_b: 'We’ll arrive at or after the time you choose.',
  delivery_hint:
    'At least 24 hours after pickup, from the second business day counting the pickup day, up to 30 days ahead.',
  cells: {
    prices: 'Prices in yen per bag, tax included',
    price_of_bag: '¥{price} per bag',
    hour_prices: 'Price by hour (per bag, tax included)',
    cheaper: 'cheaper than your choice',
  },
  price_title: 'Price',
  unit: '¥{price} per bag × {bags}',
  later: 'Choose delivery on {day} or later and pay ¥{price} per bag.',
  take_later: 'Deliver on {day}',
  more_title: 'Pickup and delivery notes',
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
      refused: 'We couldn’t verify your payment information',
      failed: 'We couldn’t verify your payment information',
    },
    ready: 'You can pay by deferred invoice.',
    creatable: 'You don’t have a deferred invoice account yet',
    creatable_lead: 'You can create one with the company details you registered.',
    create: 'Create account',
    creation_failed: 'Account creation failed, error code: {code}',
    other_method: 'Please choose another way to pay.',
  },
  notices_title: 'Please note',
  notices: [
    WORDING_EN.onetime_final,
    'Your request is confirmed once you’ve paid. We hold your time for 30 minutes.',
    'We’ll email you a reminder 3 hours before pickup.',
  ],
  notices_invoice: [
    WORDING_EN.onetime_final,
    `Your request is booked once you confirm it on the next screen. ${WORDING_EN.invoice_later}`,
    'We’ll email you a reminder 3 hours before pickup.',
  ],
  to_confirm: 'Review request',
  confirm_title: 'Please review your request',
  final:
    'We hold your time for 30 minutes. Your request is confirmed once you’ve paid; after that, it can’t be changed or cancelled.',
  final_invoice: `Once confirmed, your request can’t be changed or cancelled. ${WORDING_EN.invoice_later}`,
  paypay_warning_title: 'Paying with PayPay',
  paypay_warning:
    'After paying, keep the PayPay app and your browser open until you’re brought back here. Requests not paid within 30 minutes are cancelled.',
  submit: 'Enter payment info',
  submit_invoice: 'Confirm delivery request',
  held: 'We’re holding your times until then. If you start again, we’ll release them.',
  own_hold: {
    title: 'You have a request waiting for payment',
    until: 'We’re holding its time until {until}.',
    number: 'no. {id}',
    between: ', ',
    go_on:
      'You can go on paying only on the screen where you started the request. To pay here, cancel it and place the request again.',
    unpaid: 'If it isn’t paid by then, it’s cancelled automatically and you won’t be charged.',
    end: 'Cancel it and start again',
    ask: {
      title: 'Cancel this request?',
      paying:
        'Its payment is still under way. If you’re paying on another device or in another tab, keep the request and finish there.',
      lost: 'Once cancelled, it can’t be brought back. If a payment arrives after that, we’ll refund it.',
      end: 'Cancel the request',
      keep: 'Keep it',
    },
    ended: 'It’s been cancelled. Your choices below are unchanged. Please continue to review them.',
    paid: 'That request has already been paid',
    paid_lead: 'It’s booked. For another pickup, please choose a different time.',
  },
  not_booked: {
    title: 'Not booked yet',
    lead: 'We’ve kept everything you chose. Choose how you’d like to pay: {methods}.',
    or: ', ',
    go: 'Choose a payment method and try again',
    elsewhere:
      'This browser can’t show what you chose. Continue in the browser you started in, or choose your times again.',
    anew: 'Choose times again',
  },
  done: {
    title: 'We’ve received your request',
    pending_title: 'Your payment',
    lead: 'A confirmation is on its way to your email address.',
    invoice: WORDING_EN.invoice_later,
    prepare: 'How to prepare your bags',
    number: 'Request no.',
    to_currents: 'See your requests',
    again: 'Make another request',
    try_again: 'Back to your request',
    unknown_title: 'One-time pickups',
    unknown: 'You’ll find your paid pickups in your list.',
  },
};

export default en;
