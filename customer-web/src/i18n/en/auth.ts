import type { TextsLike } from '../texts-like';
import type ja from '../ja/auth';

const en: TextsLike<typeof ja> = {
  login: {
    meta_title: 'Log in',
    meta_description: 'Log in to Sentakubin, the laundry service that picks up and delivers.',
    title: 'Log in',
    email: 'Email address',
    password: 'Password',
    submit: 'Log in',
    failed: 'We couldn’t log you in',
    forgot: 'Forgot your password?',
    new_here: 'New here?',
    new_here_lead: 'Choose a monthly plan or the one-time plan.',
    register: 'Create an account',
    session_ended: 'Your session has ended. Please log in again.',
  },
};

export default en;
