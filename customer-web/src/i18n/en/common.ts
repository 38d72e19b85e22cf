import { BRAND_EN } from '@laundry/shared/constants/brand';
import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/common';

const en: TextsLike<typeof ja> = {
  site_name: BRAND_EN,
  skip: 'Skip to content',
  required: 'Required',
  optional: 'Optional',
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  sending: 'Sending',
  show_password: 'Show',
  hide_password: 'Hide',
  show_password_label: 'Show the password',
  hide_password_label: 'Hide the password',
  error_title: 'There are input errors',
  not_sent: 'It could not be sent',
  not_known: 'We could not confirm that this was sent',
  not_known_lead: 'The result did not reach you. You can send it again: nothing is done twice.',
  meanwhile: {
    sent: 'What you sent a moment ago has arrived',
    unpaid: 'What you began a moment ago has not been paid yet',
    to_form: 'Back to it',
  },
  steps: 'Steps',
  step_headings: ['', 'Check the details', 'We have it'],
  yen: '¥{price}',
  bags_one: WORDING_EN.bags_one,
  bags_other: WORDING_EN.bags_other,
  not_set: 'Not set',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
  },
  trouble: {
    offline: 'We could not connect. Please check your connection and try again.',
    back_online: 'You are back online. Please try again.',
    server: 'Something went wrong or we are very busy. Please try again in a little while.',
    reference: ' (Reference: {reference})',
    title: 'This could not be shown',
    lead: 'The page could not be loaded. Please try again.',
    not_loaded:
      'This page could not be loaded without a connection. It will appear by itself as soon as you are back online.',
    reload: 'Reload',
  },
};

export default en;
