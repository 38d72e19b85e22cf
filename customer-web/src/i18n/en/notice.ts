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
        'We send a reminder by email 3 hours before the pickup.',
        'Please empty all pockets, and take out valuables and anything that breaks easily.',
        'We cannot take clothes that must not be washed in water, or things stained with chemicals.',
        'Fill the bag only as far as it still closes.',
      ],
    },
    {
      title: 'Handing over',
      items: [
        'In person or with a concierge: please be there at the time of your booking.',
        'Delivery box, doorknob or at the door: please put the bag out before the time of the pickup.',
        'Please tell us the code of a delivery box with each request.',
        'On a same-time plan, your last laundry is delivered at the next pickup.',
      ],
    },
    {
      title: 'Changing and cancelling',
      items: [
        'You can change or cancel until 2 hours before the pickup, and change the delivery until 2 hours before it.',
        'If the pickup could not be made within 2 business days of its date, the request is cancelled and counts as one bag.',
        'One-time requests cannot be changed or cancelled.',
      ],
    },
    {
      title: 'Closed days, and how long bags hold',
      items: [
        'We are closed on Sundays and holidays. On Saturdays we come to customers with Saturday service only.',
        'The bags of a monthly plan are valid until the end of the month and do not carry over. What counts is the day of your request: the pickup may be in the next month.',
      ],
    },
  ],
  question: 'Please ask us if anything is unclear.',
  to_contact: 'Contact us',
};

export default en;
