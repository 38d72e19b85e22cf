import type { TextsLike } from '../texts-like';
import type ja from '../ja/home';

const en: TextsLike<typeof ja> = {
  meta_title: 'Laundry, picked up and delivered',
  meta_description:
    'Put your laundry in a bag and hand it over. We pick it up at your home or shop, wash it, fold it and bring it back.',
  title: 'Just hand over your laundry.',
  lead: 'Put it in a bag. We wash it, fold it and bring it back.',
  from: 'From {price} a month',
  from_note: 'Tax included; {bags} of size {size} a month, handed over in person.',
  once: 'Just once? See dates and prices',
  register: 'Create an account',
  login: 'Log in',
  area: {
    title: 'Do we come to you?',
    zip: 'Postal code',
    hint: '7 digits, without a hyphen.',
    looking: 'Checking',
    both: 'Yes, we come to this area: with monthly plans and the one-time plan.',
    monthly: 'Yes, we come to this area with monthly plans.',
    onetime: 'Yes, we come to this area with the one-time plan.',
    none: 'Sorry, our service isn’t available in this area yet',
    none_lead:
      'If we can come to another address, enter its postal code. Or tell us where you are: it helps us decide where to go next.',
    to_contact: 'Contact us',
  },
  way: {
    label: 'A drawing of how your laundry is picked up, washed, folded and delivered',
    names: ['Pickup', 'Washing', 'Folding', 'Delivery'],
  },
  when: {
    title: 'When we come',
    items: [
      {
        term: 'Days',
        detail:
          'Monday to Friday; on Saturdays for customers with Saturday service. We’re closed on Sundays and holidays.',
      },
      { term: 'Hours', detail: 'Choose a time that suits you within the hours of your area.' },
      { term: 'Pickup', detail: 'From {hours} hours after your request, up to {days} days ahead.' },
      {
        term: 'Delivery',
        detail:
          'From {after} hours after the pickup, on business day {open_days} or later, the day of the pickup counted as day 1.',
      },
      { term: 'Every week', detail: 'On the same day every week or every other week. You can skip weeks.' },
    ],
  },
  bags: {
    title: 'Your first bags',
    text: 'We bring our bags to your address and email you when.',
    free: 'Your first bag of size {size} is free.',
    more: 'More bags, tax included',
  },
  onetime: {
    title: 'Just once',
    text: 'The one-time plan, without a monthly charge: {litres}L a bag.',
    begin: 'See dates and prices',
    items: [
      'The price depends on the time you choose and is shown, tax included, before you pay.',
      'Delivered from {after} hours after the pickup, on business day {open_days} or later, the day of the pickup counted as day 1.',
      'Pay by credit card or PayPay.',
    ],
  },
  companies: {
    title: 'For businesses',
    text: 'Towels and uniforms of shops and offices are welcome, too.',
    items: [
      'Monthly plans can be paid by invoice after a review: closed at the end of the month, due at the end of the next. Not for plans with few bags.',
      'Save receipts and invoices as PDF at any time.',
      'Have us deliver to one address, and send the bill to another.',
    ],
    ask: 'Ask us about business use',
  },
  questions: { title: 'Frequently asked questions', all: 'See all questions' },
  begin: { title: 'Hand over your next laundry?', lead: 'Every month, or just once.' },
  how: {
    title: 'How it works',
    steps: [
      { title: 'Sign up', text: 'Choose a plan and the size of your bags.' },
      { title: 'Request a pickup', text: 'Just choose a time, or have us come every week.' },
      { title: 'Pickup', text: 'In person, from a delivery box, a doorknob or your door.' },
      { title: 'Delivery', text: 'Washed and folded, at the time you chose.' },
    ],
  },
  prices: {
    title: 'Prices',
    bags: 'Bags a month',
    lead: 'Monthly plans, handed over in person. With a delivery box or at the door, each bag is ¥100 off.',
    caption: 'Prices of the monthly plans',
    size: 'Bag size',
    per_month: 'Per month',
    per_bag: 'Per bag, tax included',
    tax_included: ' (tax included)',
    not_offered: 'Not available',
    register: 'Sign up with these bags',
  },
};

export default en;
