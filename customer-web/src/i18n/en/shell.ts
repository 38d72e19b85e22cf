import type { TextsLike } from '../texts-like';
import type ja from '../ja/shell';

const en: TextsLike<typeof ja> = {
  nav: {
    label: 'Main menu',
    wash_request: 'Request a pickup',
    current_requests: 'Change or cancel',
    history: 'Usage history',
    profile: 'Your details',
    payments: 'Payments',
    plan: 'Your plan',
    buy_bags: 'Buy bags',
    open: 'Menu',
    inactive: 'Available once your account is active',
  },
  bar: {
    label: 'Shortcuts',
    wash_request: 'Request',
    current_requests: 'Change or cancel',
    history: 'History',
  },
  header: {
    home: '{site} home',
    contact: 'Contact',
    notice: 'Delivery notes',
    logout: 'Log out',
    language: '言語 / Language',
    console: 'Admin console',
    staff_console: 'Staff console',
  },
  bags_left: 'Bags left',
  bags_left_value: '{count}',
  env: { development: 'Development', staging: 'Staging' },
  footer: {
    label: 'Footer',
    faq: 'Questions',
    tokushoho: 'Commercial Transactions Act',
    privacy: 'Privacy',
    terms: 'Terms',
    copyright: '© {site}',
  },
  page_top: 'Back to top',
};

export default en;
