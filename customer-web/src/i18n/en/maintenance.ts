import type ja from '../ja/maintenance';

const en: typeof ja = {
  meta_title: 'Maintenance',
  title: 'We are under maintenance',
  lead: 'We are sorry for the inconvenience. Please come back a little later.',
  period: 'Period',
  until: 'Expected end',
  from_to: (from: string, to: string) => `${from} – ${to}`,
  ends: (end: string) => `Until ${end}`,
  look_again: 'The login page appears by itself when it is over.',
};

export default en;
