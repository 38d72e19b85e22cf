import type { jaSignIn } from './ja-sign-in.js';

/** English texts that the login may say by their codes, and every other screen too. */
export const enSignIn: Readonly<Record<keyof typeof jaSignIn, string>> = {
  required: 'This field is required',
  unselected: 'Nothing is selected',
  input_errors: 'There are input errors',
  invalid_value: 'This value is not valid',
  unknown_field: 'This field cannot be set',
  too_long: 'Please enter at most {max} characters',
  out_of_range: 'Please choose between {min} and {max}',
  control_characters: 'This contains characters that cannot be used',
  invalid_email: 'Please enter a valid email address',

  login_failed: 'Incorrect login ID or password',
  second_factor_required: 'A code is needed. Please sign in to the console',
  unauthorized: 'Please log in',
  forbidden: 'You are not allowed to do this',
  not_found: 'Not found',
  too_many_tries: 'Too many tries. Please wait a little and try again',
  maintenance: 'We are under maintenance right now',
  stale: 'This was changed by somebody else in the meantime. Please check what it is now',
  status_withdrawn: 'This account has been withdrawn',
  status_disabled: 'Your account cannot be used yet, because its information has not been verified',
  status_stopped_credit: 'Your credit card has been stopped. Please update your card',
  status_stopped_other: 'Your account is suspended',
};
