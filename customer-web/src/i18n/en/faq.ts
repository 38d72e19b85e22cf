import type { TextsLike } from '../texts-like';
import type ja from '../ja/faq';

const en: TextsLike<typeof ja> = {
  meta_description:
    'Questions about Sentakubin, the laundry service that picks up and delivers: prices, times, bags, payment and leaving.',
  title: 'Frequently asked questions',
  lead: 'Prices, times, bags: what people ask before they sign up.',
  more: 'If your question isn’t answered here, please ask us.',
  to_contact: 'Contact us',
  to_prices: 'See prices',
  to_registration: 'Create an account',
  sections: [
    {
      title: 'New here',
      questions: [
        {
          question: 'How much does it cost?',
          answer:
            'Monthly plans start at {from} a month, tax included. The price depends on the size and number of your bags and on how you hand them over; the table on the home page has them all. Pickup and delivery are included.',
        },
        {
          question: 'When do you come?',
          answer:
            'From Monday to Friday, within the hours of your area. On Saturdays we only come to customers with Saturday service; we’re closed on Sundays and holidays. Enter your postal code on the home page to see whether we come to you.',
        },
        {
          question: 'Do I have to be at home?',
          answer:
            'Not with an unattended plan: a delivery box, a doorknob or your door. Put the bag out before the pickup time. Each bag is ¥100 less than when you hand it over in person.',
        },
        {
          question: 'How do I get my bags?',
          answer:
            'We bring them to your address. We’ll email you when, and you’ll find it under “Change or cancel”, too. Your first S bag (35L) is free. More bags cost ¥{bag_s} (S), ¥{bag_m} (M), ¥{bag_l} (L) and ¥{bag_ll} (LL), tax included.',
        },
        {
          question: 'Can I use you just once?',
          answer:
            'Yes, with the one-time plan ({litres}L a bag), which has no monthly charge. Its price depends on the time you choose and is shown, tax included, before you pay.',
        },
      ],
    },
    {
      title: 'Pickup and delivery times',
      questions: [
        {
          question: 'How soon can you pick up?',
          answer:
            'On a monthly plan from {pickup} hours after your request, and up to {ahead} days ahead. Plans with pickup and delivery at the same time close a little earlier. We’ll email you a reminder {remind} hours before pickup.',
        },
        {
          question: 'When do I get my laundry back?',
          answer:
            'You choose the time: on a monthly plan from {after_hours} hours after the pickup, on business day {after_days} or later, the day of the pickup counted as day 1; on the one-time plan from {onetime_after_hours} hours after it, on business day {onetime_after_days} or later.',
        },
        {
          question: 'Can I change or cancel a request?',
          answer:
            'On a monthly plan you can change pickup and delivery until {change} hours before each. You can cancel until {change} hours before the pickup, and your bags come back to you. One-time pickups can’t be changed or cancelled.',
        },
        {
          question: 'What if I’m out when you come?',
          answer:
            'We’ll email you so you can choose a new time. A request that couldn’t be picked up within {auto_days} business days after its date is cancelled and counts as used: {auto_bags} bag.',
        },
        {
          question: 'Can you come on the same day every week?',
          answer: 'Yes: on a monthly plan you can set up a weekly or biweekly schedule, and skip or move single weeks.',
        },
      ],
    },
    {
      title: 'Bags and laundry',
      questions: [
        {
          question: 'Can I keep unused bags for the next month?',
          answer:
            'No. The bags of a monthly plan are valid until the end of the month and don’t carry over. What counts is the day of your request: the pickup may be in the next month.',
        },
        {
          question: 'What if I run out of bags?',
          answer:
            'On a monthly plan you can buy up to {more} more at a time. They, too, are valid for requests made until the end of the month.',
        },
        {
          question: 'Is there anything you can’t take?',
          answer:
            'Clothes that can’t be washed in water, and things with heavy dirt or chemicals on them. Please empty all pockets, and take out valuables and anything that breaks easily.',
        },
        {
          question: 'Can I choose how my laundry is washed and folded?',
          answer: 'Yes: choose detergent, drying and folding, and tell us what not to wash, under “Your details”.',
        },
      ],
    },
    {
      title: 'Plans and payment',
      questions: [
        {
          question: 'How can I pay?',
          answer:
            'Monthly plans by credit card, and for businesses by invoice. The one-time plan by credit card or PayPay, and for businesses by deferred invoice.',
        },
        {
          question: 'Who can pay by invoice?',
          answer:
            'Companies and sole proprietors, after a review when they apply. Invoices close at the end of the month and are due at the end of the next. Plans with few bags can’t be paid by invoice.',
        },
        {
          question: 'Can I get a receipt or an invoice?',
          answer:
            'Yes: save receipts and invoices as PDF under “Payments”. Deferred invoices of the one-time plan come from the payment provider.',
        },
        {
          question: 'Can I change my plan at any time?',
          answer:
            'Yes, under “Your plan”. Changes between monthly plans, and from a monthly plan to the one-time plan, take effect next month. A change from the one-time plan to a monthly plan takes effect right away.',
        },
        {
          question: 'When do I pay for a one-time pickup?',
          answer: 'By card or PayPay within {hold} minutes of your request. We hold your time until then.',
        },
        {
          question: 'How do I end my membership?',
          answer:
            'Under “Your plan”. A monthly plan ends with the month, the one-time plan right away. You can’t end it in the month you signed up, or in the month of a change from the one-time plan to a monthly plan or the month after.',
        },
      ],
    },
  ],
};

export default en;
