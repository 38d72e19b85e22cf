import type { TextsLike } from '../texts-like';
import type ja from '../ja/maintenance';

const en: TextsLike<typeof ja> = {
  meta_title: 'Maintenance',
  title: 'We’re under maintenance',
  lead: 'We’re sorry for the inconvenience. Please come back a little later.',
  period: 'Period',
  until: 'Expected end',
  from_to: '{from} – {to}',
  ends: 'Until {end}',
  look_again: 'The login page appears by itself when it’s over.',
};

export default en;
