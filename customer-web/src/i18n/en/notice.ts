import type { TextsLike } from '../texts-like';
import type ja from '../ja/notice';

const en: TextsLike<typeof ja> = {
  meta_title: 'Pickup and delivery notes',
  meta_description: 'What to know before Sentakubin picks up and delivers your laundry.',
  title: 'Pickup and delivery notes',
  lead: 'Please read these before your pickup and delivery.',
  sections: [
    {
      title: 'Before the pickup',
      items: [
        'We’ll email you a reminder 3 hours before pickup.',
        'Please empty all pockets, and take out valuables and anything that breaks easily.',
        'We can’t take clothes that can’t be washed in water, or things stained with chemicals.',
        'Only fill the bag as far as it still closes.',
      ],
    },
    {
      title: 'Handing over',
      items: [
        'In person or with a concierge: please be there at the time you booked.',
        'Delivery box, doorknob or at the door: please put the bag out before the pickup time.',
        'Please tell us the code of a delivery box with each request.',
        'On a same-time plan, your last laundry is delivered at the next pickup.',
      ],
    },
    {
      title: 'Changing and cancelling',
      items: [
        'You can change or cancel until 2 hours before the pickup, and change the delivery until 2 hours before it.',
        'If we couldn’t pick up within 2 business days of its date, the request is cancelled and counts as one bag.',
        'One-time pickups can’t be changed or cancelled.',
      ],
    },
    {
      title: 'Closed days, and how long bags are valid',
      items: [
        'We’re closed on Sundays and holidays. On Saturdays we only come to customers with Saturday service.',
        'The bags of a monthly plan are valid until the end of the month and don’t carry over. What counts is the day of your request: the pickup may be in the next month.',
      ],
    },
  ],
  question: 'Please ask us if anything is unclear.',
  to_contact: 'Contact us',
};

export default en;
