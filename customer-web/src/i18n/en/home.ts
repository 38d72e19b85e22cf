import type { TextsLike } from '../texts-like';
import type ja from '../ja/home';

const en: TextsLike<typeof ja> = {
  meta_title: 'Laundry, picked up and delivered',
  meta_description:
    'Put your laundry in a bag and hand it over. We pick it up at your home or shop, wash it, fold it and bring it back.',
  title: 'Just hand over your laundry.',
  lead: 'Put it in a bag. We wash it, fold it and bring it back.',
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
    none: 'Sorry, we do not come to this area yet.',
    none_lead: 'Tell us where you are: it helps us decide where to go next.',
    to_contact: 'Contact us',
  },
  how: {
    title: 'How it works',
    steps: [
      { title: 'Register', text: 'Choose a plan and the size of your bags.' },
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
    onetime:
      'To use us just once, there is the one-time plan, without a monthly charge. Its price depends on the time you choose and is shown, tax included, before you pay.',
  },
};

export default en;
