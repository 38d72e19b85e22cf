import type { TextsLike } from '../texts-like';
import type ja from '../ja/sessions';

const en: TextsLike<typeof ja> = {
  meta_title: 'Where you are signed in',
  title: 'Where you are signed in',
  lead: 'If you do not know a device, sign it out and change your password.',
  current: 'This device',
  unknown: 'Unknown device',
  begun: 'Signed in',
  used: 'Last used',
  not_used: 'Not used yet',
  end: 'Sign out',
  end_of: 'Sign out {device} ({begun})',
  end_others: 'Sign out all other devices',
  ended: '{device} is signed out',
  others_ended: 'All other devices are signed out',
  alone: 'You are signed in nowhere else.',
  failed: 'Could not be signed out',
  change_password: 'Change password',
  back: 'Back to your details',
};
export default en;
