import type { TextsLike } from '../texts-like';
import type ja from '../ja/currents';

const en: TextsLike<typeof ja> = {
  title: 'Change or cancel',
  lead: 'See how far your requests are, and change or cancel them.',
  empty: 'Nothing is scheduled.',
  request: 'Request a pickup',
  calendar: 'Show these in your calendar automatically',
  change_pickup: 'Change the pickup of no. {id}',
  change_delivery: 'Change the delivery of no. {id}',
  cancel_row: 'Cancel request no. {id}',
  booked_by: 'Requested by',
  again: 'Choose a new time',
  ask: {
    pickup: 'Please write to us for a new pickup time.',
    delivery: 'Please write to us for a new delivery time.',
  },
  to_contact: 'Contact us',
  lapsed: {
    title: 'Request no. {id} was cancelled automatically',
    why: 'We could not pick up your laundry within {days} business days.',
    pickup: 'Scheduled pickup: {moment}',
    at: 'Cancelled: {moment}',
    used: '{bags} counts as used. ',
    back: 'Returned to your balance: {bags}.',
  },
};
export default en;
