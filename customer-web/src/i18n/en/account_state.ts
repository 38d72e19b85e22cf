import type { TextsLike } from '../texts-like';
import type ja from '../ja/account_state';

const en: TextsLike<typeof ja> = {
  begins: 'You can use the service from {date}, the day of your first payment.',
  begins_charge:
    'Nothing is to be paid until then. On {date} your first monthly charge, ¥{price} (tax included), is taken from your card.',
  begins_buy: 'More bags can be bought from {date}, the day your plan begins.',
  leaving: 'Your membership ends on {date}. Until then everything works as before.',
  ends: 'Your membership ends on {date}.',
  reason: 'Reason: ',
  contact: 'Contact us',
  title: {
    provisional: 'Your payment is not set up yet',
    under_review: 'Your account is under review',
    rejected: 'Your application was not approved',
  },
  lead: {
    provisional: 'Once your card is registered you can request pickups. Nothing has been charged yet.',
    under_review:
      'We are reviewing your application for invoices. Once that is done you can request pickups. We will tell you by email.',
    rejected: 'With a credit card you can use the service at once. Please contact support for details.',
    suspended_card: 'Register a new card on the card company’s page to resume your service.',
    suspended: 'We cannot take new pickup requests at the moment. Please contact support for details.',
    withdrawn: 'To use the service again, please register anew.',
  },
  next: {
    provisional: 'Set up the payment',
    under_review: 'Read the delivery notes',
    rejected: 'Start with a credit card',
    suspended_card: 'Update the card',
    suspended: 'Contact us',
    withdrawn: 'Register',
  },
};

export default en;
