import type { TextsLike } from '../texts-like';
import type ja from '../ja/withdrawal';

const en: TextsLike<typeof ja> = {
  meta_title: 'Withdraw',
  title: 'Withdraw',
  section: 'Withdrawal',
  section_lead: 'If you wish to end your membership, you can do so here.',
  to_withdrawal: 'Go to withdrawal',
  notices_title: 'Before you withdraw',
  notices: {
    before: 'The plan that was to begin on {date} does not begin, and nothing is charged for it.',
    ends: 'Your membership ends on the last day of this month.',
    usable: 'Until then you can use the service as before.',
    bags: 'Bags that are left after that day can no longer be used.',
    requests: 'Requests with a pickup after that day are cancelled.',
    at_once: [
      'You will no longer be able to log in once you have withdrawn.',
      'All requests that have not been picked up are cancelled.',
      'Laundry that we have already picked up will be delivered as planned.',
    ],
  },
  irrevocable: 'A withdrawal cannot be undone.',
  date: 'Membership ends',
  now: 'At once',
  bags: 'Bags left',
  bags_until: '{bags}; what you have not used by {date} is lost',
  bags_lost: '{bags}, lost as soon as you withdraw',
  not_yet: 'You can withdraw from {date}.',
  booked: 'Your withdrawal is complete. Your membership ends on {date}.',
  back: 'Back to plan',
  withdraw: 'Withdraw',
  confirm_title: 'Withdraw from the service?',
  confirm: 'Yes, withdraw',
  keep: 'Stay',
  failed: 'You have not been withdrawn',
  done_title: 'Your withdrawal is complete',
  thanks: 'Thank you for having used our service.',
  until: 'You can use the service until {date}.',
  ends: 'Your membership ends on {date}.',
  to_home: 'Go to the home page',
  nothing_title: 'Nothing was done here',
  nothing: 'You can withdraw on the page of your plan.',
  to_plan: 'Your plan',
};

export default en;
