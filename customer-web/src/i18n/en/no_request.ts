import type { TextsLike } from '../texts-like';
import type ja from '../ja/no_request';

const en: TextsLike<typeof ja> = {
  no_bags: 'You have no bags left',
  no_bags_lead: 'New bags are added on the 1st of next month. Bags that you buy can be used at once.',
  before: 'Your plan begins on {date}',
  before_lead:
    'Its bags are added on {date}, and you can request pickups from that day on. A weekly schedule can be set up now.',
  to_weekly: 'Set up a weekly schedule',
  too_few_bags: 'You do not have enough bags left',
  no_bags_same_time: 'A same-time request takes 2 bags.',
  not_served: 'Your delivery address ({address}) lies outside the area we serve. Please check your registered address.',
  to_profile: 'Check your details',
  to_contact: 'Contact us',
};

export default en;
