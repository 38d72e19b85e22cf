import type { TextsLike } from '../texts-like';
import type ja from '../ja/account_state';

const en: TextsLike<typeof ja> = {
  begins: 'You have {bags} from {date}, the day of your first payment.',
  begins_charge:
    'Nothing is due until then. On {date}, we charge your card your first monthly charge, ¥{price} (tax included).',
  begins_buy: 'You can buy more bags from {date}, when your plan starts.',
  leaving: 'Your membership ends on {date}. Until then, everything works as usual.',
  ends: 'Your membership ends on {date}.',
  reason: 'Reason: ',
  contact: 'Contact us',
  title: {
    provisional: 'Your payment isn’t set up yet',
    under_review: 'Your account is under review',
    rejected: 'Your application wasn’t approved',
  },
  lead: {
    provisional: 'Once you’ve registered your card, you can request pickups. Nothing has been charged yet.',
    under_review:
      'We’re reviewing your application to pay by invoice. Once it’s approved, you can request pickups. We’ll email you the result.',
    rejected: 'You can start right away with a credit card. Please contact support for details.',
    suspended_card: 'Register a new card on the card company’s page to resume your service.',
    suspended: 'We can’t take new pickup requests at the moment. Please contact support for details.',
    withdrawn: 'To use the service again, please sign up again.',
  },
  next: {
    provisional: 'Set up payment',
    under_review: 'Read the delivery notes',
    rejected: 'Start with a credit card',
    suspended_card: 'Update the card',
    suspended: 'Contact us',
    withdrawn: 'Create an account',
  },
};

export default en;
