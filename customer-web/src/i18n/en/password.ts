import type { TextsLike } from '../texts-like';
import type ja from '../ja/password';

const en: TextsLike<typeof ja> = {
  fields: {
    current_password: 'Current password',
    password: 'New password',
    password_confirm: 'New password (confirm)',
    email: 'Email address',
  },
  rule: 'At least 8 characters, with at least one letter and one number. Symbols are fine.',
  common: 'Many people use this password, so it’s easy to guess. We recommend choosing another.',
  change: {
    meta_title: 'Change password',
    title: 'Change password',
    submit: 'Change password',
    done_title: 'Your password has been changed',
    done: 'You’ve been logged out on all other devices. Please use the new password from now on.',
    to_profile: 'Back to your details',
  },
  forgot: {
    meta_title: 'Forgot your password?',
    title: 'Forgot your password?',
    lead: 'We’ll send a link to set a new password to the email address you signed up with.',
    submit: 'Send email',
    done_title: 'The email is on its way',
    done: 'We’ve sent a link to {email}. Please open it within 30 minutes and set a new password.',
    not_arrived: 'If it doesn’t arrive, please check your spam folder, too.',
    to_login: 'Back to login',
  },
  reset: {
    meta_title: 'Set a new password',
    title: 'Set a new password',
    lead: 'Please enter your new password.',
    submit: 'Set password',
    again: 'Send email again',
    done_title: 'Your new password has been set',
    done: 'You’re now logged in with it.',
    to_request: 'Request a pickup',
  },
};

export default en;
