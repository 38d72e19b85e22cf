import type { TextsLike } from '../texts-like';
import type ja from '../ja/calendar';

const en: TextsLike<typeof ja> = {
  title: 'Show in your calendar',
  lead: 'Your pickups and deliveries appear in the calendar of your phone or computer automatically.',
  begin_title: 'You get an address of your own',
  shown: [
    'What is to come is shown, and the last 30 days.',
    'Changes and cancellations reach your calendar automatically, sometimes after a few hours.',
    'Only times and request numbers are shown: no name, no address, no door code.',
  ],
  make: 'Make an address',
  made: 'Your address is made',
  add_title: 'Add to a calendar',
  open: 'Open in the calendar app',
  open_note: 'On iPhone, iPad and Mac this is all it takes.',
  address: 'Address of the calendar',
  address_hint: 'In Google Calendar or Outlook, paste this address.',
  copy: 'Copy the address',
  copied: 'Copied',
  copy_failed: 'Could not be copied. Please select the address and copy it.',
  how: [
    'Google Calendar: on a computer, + beside “Other calendars”, then “From URL”',
    'Outlook: “Add calendar”, then “Subscribe from web”',
  ],
  made_at: 'Made',
  secret_note: 'Whoever has this address can see your visits. Please keep it to yourself.',
  manage_title: 'Your address',
  renew: {
    ask: 'Make a new address',
    question: 'Make a new address?',
    what: 'The one you have stops working at once. Please add the new one to your calendar again.',
    submit: 'Make a new one',
    done: 'Your new address is made. The one before works no more.',
  },
  end: {
    ask: 'Stop showing in the calendar',
    question: 'Stop showing in the calendar?',
    what: 'The address stops working at once. Please remove what is left from within the calendar app.',
    submit: 'Stop',
    done: 'Your visits are no longer shown in a calendar',
  },
  keep: 'Keep it',
  failed: 'The address could not be changed',
  back: 'Back to your details',
};
export default en;
