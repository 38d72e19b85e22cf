import type { TextsLike } from '../texts-like';
import type ja from '../ja/calendar';

const en: TextsLike<typeof ja> = {
  title: 'Show in your calendar',
  lead: 'Your pickups and deliveries appear in the calendar of your phone or computer automatically.',
  begin_title: 'You get your own calendar address',
  shown: [
    'It shows what’s coming up and the last 30 days.',
    'Changes and cancellations reach your calendar automatically, sometimes after a few hours.',
    'It only shows times and request numbers: no name, address or door code.',
  ],
  make: 'Create an address',
  made: 'Your address is ready',
  add_title: 'Add to a calendar',
  open: 'Open in the calendar app',
  open_note: 'On iPhone, iPad and Mac, that’s all it takes.',
  address: 'Calendar address',
  address_hint: 'Paste this address into Google Calendar or Outlook.',
  copy: 'Copy address',
  copied: 'Copied',
  copy_failed: 'We couldn’t copy the address. Please select and copy it yourself.',
  how: [
    'Google Calendar: on a computer, choose + next to “Other calendars”, then “From URL”',
    'Outlook: choose “Add calendar”, then “Subscribe from web”',
  ],
  made_at: 'Created',
  secret_note: 'Anyone with this address can see your visits. Please keep it to yourself.',
  manage_title: 'Your address',
  renew: {
    ask: 'Create a new address',
    question: 'Create a new address?',
    what: 'Your current one stops working right away. Please add the new one to your calendar.',
    submit: 'Create a new one',
    done: 'Your new address is ready. The old one no longer works.',
  },
  end: {
    ask: 'Stop showing in your calendar',
    question: 'Stop showing in your calendar?',
    what: 'The address stops working right away. Please remove what’s left in your calendar app.',
    submit: 'Stop',
    done: 'Your visits no longer appear in your calendar',
  },
  keep: 'Keep it',
  failed: 'We couldn’t change the address',
  back: 'Back to your details',
};
export default en;
