import type { TextsLike } from '../texts-like';
import type ja from '../ja/password';

const en: TextsLike<typeof ja> = {
  fields: {
    current_password: 'Current password',
    password: 'New password',
    password_confirm: 'New password (confirm)',
    email: 'Email address',
  },
  rule: 'At least 8 characters with at least one letter and one digit. Symbols may be used.',
  common: 'Many people use this password, so it is easy to guess. We recommend another one.',
  change: {
    meta_title: 'Change password',
    title: 'Change password',
    submit: 'Change password',
    done_title: 'Your password is changed',
    done: 'You have been logged out on all other devices. Please use the new password from now on.',
    to_profile: 'Back to your details',
  },
  forgot: {
    meta_title: 'Forgot your password?',
    title: 'Forgot your password?',
    lead: 'We send a link to set a new password to your registered email address.',
    submit: 'Send the email',
    done_title: 'The email is on its way',
    done: 'We have sent a link to {email}. Please open it within 30 minutes and set a new password.',
    not_arrived: 'If it does not arrive, please look in your spam folder too.',
    to_login: 'Back to login',
  },
  reset: {
    meta_title: 'Set a new password',
    title: 'Set a new password',
    lead: 'Please enter your new password.',
    submit: 'Set the password',
    again: 'Send the email again',
    done_title: 'Your new password is set',
    done: 'You are logged in with it now.',
    to_request: 'Request a pickup',
  },
};

export default en;
