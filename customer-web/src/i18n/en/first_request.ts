import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/first_request';

const en: TextsLike<typeof ja> = {
  meta_title: 'One-time pickup',
  meta_description: 'Choose a date and number of bags to see the price of a one-time laundry pickup, tax included.',
  title: 'One-time pickup',
  lead: 'See dates and prices before you sign up.',
  steps: { moment: 'Date and price', where: 'Address', who: 'Your details', payment: 'Review and pay' },
  area_title: 'Your area',
  last: {
    title: 'You’re signed up. Just the payment left',
    lead: 'We’ve kept your dates and bags. Please choose how to pay.',
  },
  final: WORDING_EN.onetime_final,
  bag: 'Each bag holds {litres} litres.',
  change: 'Change dates or bags',
  to_registration: 'Next: Create an account',
  next: 'Next, create an account. You only pay at the last step.',
};

export default en;
