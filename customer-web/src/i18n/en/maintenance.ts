import type { TextsLike } from '../texts-like';
import type ja from '../ja/maintenance';

const en: TextsLike<typeof ja> = {
  meta_title: 'Maintenance',
  title: 'We are under maintenance',
  lead: 'We are sorry for the inconvenience. Please come back a little later.',
  period: 'Period',
  until: 'Expected end',
  from_to: '{from} – {to}',
  ends: 'Until {end}',
  look_again: 'The login page appears by itself when it is over.',
};

export default en;
