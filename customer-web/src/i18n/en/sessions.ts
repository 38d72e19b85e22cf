import type { TextsLike } from '../texts-like';
import type ja from '../ja/sessions';

const en: TextsLike<typeof ja> = {
  meta_title: 'Where you’re logged in',
  title: 'Where you’re logged in',
  lead: 'If you don’t recognise a device, log it out and change your password.',
  current: 'This device',
  unknown: 'Unknown device',
  begun: 'Logged in',
  used: 'Last used',
  not_used: 'Not used yet',
  end: 'Log out',
  end_of: 'Log out {device} ({begun})',
  end_others: 'Log out all other devices',
  ended: '{device} has been logged out',
  others_ended: 'All other devices have been logged out',
  alone: 'You’re not logged in anywhere else.',
  failed: 'We couldn’t log it out',
  change_password: 'Change password',
  back: 'Back to your details',
};
export default en;
