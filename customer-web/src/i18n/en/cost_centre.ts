import type { TextsLike } from '../texts-like';
import type ja from '../ja/cost_centre';

const en: TextsLike<typeof ja> = {
  label: 'Cost centre',
  hint: 'Stands in the invoice and in the list of requests (30 characters at most).',
  change: 'Change the cost centre',
  save: 'Save',
  keep: 'Leave it as it is',
  invoiced: 'The invoice of this month is issued, so the cost centre stays as it is',
  changed: 'Somebody else has changed the cost centre. Look at what it is now, then save again',
  not_yours: 'Only the account’s owner and whoever booked this request can change its cost centre',
};
export default en;
