import type { TextsLike } from '../texts-like';
import type ja from '../ja/history';

const en: TextsLike<typeof ja> = {
  title: 'Usage history',
  lead: 'Requests delivered in the last 180 days, the latest 60.',
  empty: 'Nothing has been delivered yet.',
  picked_up: 'Picked up',
  delivered: 'Delivered',
  none: '–',
};

export default en;
