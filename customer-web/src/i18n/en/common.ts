import type ja from '../ja/common';

const en: typeof ja = {
  site_name: 'Sentakubin',
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
  steps: 'Steps',
  step_of: (current: number, total: number) => `Step ${current} of ${total}`,
  yen: (price: string) => `¥${price}`,
  bags: (value: number) => `${value} ${value === 1 ? 'bag' : 'bags'}`,
  not_set: 'Not set',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  trouble: {
    offline: 'We could not connect. Please check your connection and try again.',
    server: 'Something went wrong or we are very busy. Please try again in a little while.',
    title: 'This could not be shown',
    lead: 'The page could not be loaded. Please try again.',
    reload: 'Reload',
  },
};

export default en;
