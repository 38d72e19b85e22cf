import type { TextsLike } from '../texts-like';
import type ja from '../ja/currents';

const en: TextsLike<typeof ja> = {
  title: 'Change or cancel',
  lead: 'See how far your requests are, and change or cancel them.',
  empty: 'You have no requests under way.',
  request: 'Request a pickup',
  calendar: 'Show these in your calendar by themselves',
  change_pickup: 'Change the pickup of no. {id}',
  change_delivery: 'Change the delivery of no. {id}',
  cancel_row: 'Cancel request no. {id}',
  booked_by: 'Requested by',
  missed: {
    pickup: 'We came for your bags and met nobody',
    delivery: 'We brought your bags and met nobody',
  },
  again: 'Open the page with new times to choose from',
};
export default en;
