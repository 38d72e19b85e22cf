import type { TextsLike } from '../texts-like';
import type ja from '../ja/usual';

const en: TextsLike<typeof ja> = {
  title: 'The usual',
  pickup: 'Pickup {moment}, {bags}',
  delivery: 'Delivery {moment}',
  take: 'Review the usual request',
  lead: 'Suggested from your past requests. You can change times and bags in the form below.',
  again_title: 'The same as No. {id}',
  again_lead: 'The times are the next ones we can offer. You can change them before you go on.',
  passed_over: '{day}: {why}',
  beside_title: 'You already have a request on this day',
  beside: 'No. {id}: pickup {moment}',
  week_taken: 'You already have a request that week',
};

export default en;
