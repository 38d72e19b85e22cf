import type ja from '../ja/shell';

const en: typeof ja = {
  nav: {
    label: 'Main menu',
    wash_request: 'Request a pickup',
    current_requests: 'Change or cancel',
    history: 'Usage history',
    profile: 'Your details',
    plan: 'Your plan',
    open: 'Menu',
    close: 'Close',
    inactive: 'Available once your account is active',
  },
  header: {
    home: (site: string) => `${site} home`,
    logout: 'Log out',
    language: '言語 / Language',
    name: (name: string) => `${name}`,
    console: 'Admin console',
    staff_console: 'Staff console',
  },
  bags_left: 'Bags left',
  bags_left_value: (value: number) => `${value}`,
  env: { development: 'Development', staging: 'Staging' },
  footer: {
    label: 'Footer',
    copyright: (site: string) => `© ${site}`,
  },
  page_top: 'Back to top',
  alert: {
    provisional_title: 'Payment is being prepared',
    provisional:
      'Thank you for registering. Card payment is being prepared at the moment. Your account becomes active, and you can request pickups, as soon as payment is possible.',
    under_review_title: 'Your account is under review',
    under_review: 'We are reviewing your application to pay by invoice. You can request pickups once it is approved.',
    rejected_title: 'Your application was not approved',
    rejected: 'Please contact support for details.',
    stopped_title: 'Your account is suspended',
    stopped: 'We cannot take new pickup requests at the moment.',
  },
};

export default en;
