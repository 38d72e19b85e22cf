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
  not_sent: 'We couldn’t send it',
  not_known: 'We couldn’t confirm that this was sent',
  not_known_lead: 'We didn’t get a result. You can send it again: nothing is done twice.',
  meanwhile: {
    sent: 'What you sent a moment ago has arrived',
    unpaid: 'What you started a moment ago hasn’t been paid yet',
    to_form: 'Back to it',
  },
  steps: 'Steps',
  step_headings: ['', 'Check the details', 'We’ve received it'],
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
    offline: 'We couldn’t connect. Please check your connection and try again.',
    back_online: 'You’re back online. Please try again.',
    server: 'Something went wrong or we’re very busy. Please try again in a little while.',
    reference: ' (Reference: {reference})',
    title: 'We couldn’t show this',
    lead: 'We couldn’t load the page. Please try again.',
    not_loaded: 'We couldn’t load this page without a connection. It appears by itself once you’re back online.',
    reload: 'Reload',
  },
};

export default en;
