import type { TextsLike } from '../texts-like';
import type ja from '../ja/history';

const en: TextsLike<typeof ja> = {
  title: 'Usage history',
  lead: 'Requests delivered in the last 180 days, the latest 60.',
  empty: 'Nothing has been delivered yet.',
  picked_up: 'Picked up',
  delivered: 'Delivered',
  none: '–',
  more: 'Details',
  less: 'Hide details',
  price: 'Price, tax included',
  again: 'Request the same again',
};

export default en;
