import type { TextsLike } from '../texts-like';
import type ja from '../ja/no_request';

const en: TextsLike<typeof ja> = {
  no_bags: 'You’re out of bags',
  no_bags_lead: 'New bags are added on the 1st of next month. You can use bags you buy right away.',
  before: 'Your plan starts on {date}',
  before_lead:
    'We add its bags on {date}, and you can request pickups from then. You can set up a weekly schedule now.',
  to_weekly: 'Set up a weekly schedule',
  too_few_bags: 'You don’t have enough bags left',
  no_bags_same_time: 'A same-time request takes 2 bags.',
  not_served: 'Your delivery address is {address}. If that isn’t right, please change it.',
  to_profile: 'Check your details',
  to_contact: 'Contact us',
};

export default en;
