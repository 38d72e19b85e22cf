import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/first_request';

const en: TextsLike<typeof ja> = {
  meta_title: 'A single request',
  meta_description: 'Choose a date and your bags, and see at once what a single laundry pickup costs, tax included.',
  title: 'A single request',
  lead: 'See dates and prices before you register.',
  steps: { moment: 'Date and price', where: 'Address', who: 'Your details', payment: 'Review and pay' },
  area_title: 'Your area',
  last: {
    title: 'You are registered: only the payment is left',
    lead: 'Your dates and bags are as you chose them. Please choose how to pay.',
  },
  final: WORDING_EN.onetime_final,
  bag: 'One bag holds {litres} litres.',
  change: 'Change dates or bags',
  to_registration: 'Next: Create an account',
  next: 'Next you create an account; you pay last, and nothing before.',
};

export default en;
