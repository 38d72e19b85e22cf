import type { TextsLike } from '../texts-like';
import type ja from '../ja/withdrawal';

const en: TextsLike<typeof ja> = {
  meta_title: 'End your membership',
  title: 'End your membership',
  section: 'Ending your membership',
  section_lead: 'If you’d like to end your membership, you can do so here.',
  to_withdrawal: 'End your membership',
  notices_title: 'Before you end your membership',
  notices: {
    before: 'Your plan won’t start on {date}, and you won’t be charged for it.',
    ends: 'Your membership ends on the last day of this month.',
    usable: 'Until then, you can use the service as before.',
    bags: 'You can’t use leftover bags after that day.',
    requests: 'Requests with a pickup after that day will be cancelled.',
    at_once: [
      'You won’t be able to log in anymore.',
      'All requests that haven’t been picked up will be cancelled.',
      'Laundry we’ve already picked up will be delivered as planned.',
    ],
  },
  irrevocable: 'You can’t undo this.',
  date: 'Membership ends',
  now: 'Right away',
  bags: 'Bags left',
  bags_until: '{bags}; any you haven’t used by {date} are lost',
  bags_lost: '{bags}, lost right away',
  not_yet: 'You can end your membership from {date}.',
  booked: 'You’ve asked to end your membership. It ends on {date}.',
  back: 'Back to plan',
  withdraw: 'End membership',
  confirm_title: 'End your membership?',
  confirm: 'Yes, end it',
  keep: 'Keep my membership',
  failed: 'We couldn’t end your membership',
  done_title: 'Your request is complete',
  thanks: 'Thank you for using our service.',
  until: 'You can use the service until {date}.',
  ends: 'Your membership ends on {date}.',
  to_home: 'Go to the home page',
  nothing_title: 'Nothing to show here',
  nothing: 'You can end your membership under “Your plan”.',
  to_plan: 'Your plan',
};

export default en;
