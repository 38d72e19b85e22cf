import type { TextsLike } from '../texts-like';
import type ja from '../ja/history';

const en: TextsLike<typeof ja> = {
  title: 'Usage history',
  lead: 'Requests delivered in the last 180 days, the latest 60.',
  empty: 'Nothing has been delivered yet.',
  request: 'Request a pickup',
  picked_up: 'Picked up',
  delivered: 'Delivered',
  none: '–',
  more: 'Details',
  less: 'Hide details',
  price: 'Price, tax included',
  cost_centre: 'Cost centre',
  booked_by: 'Requested by',
  again: 'Request the same again',
  look: {
    title: 'Narrow down',
    month: 'Month of pickup',
    all: 'All',
    clear: 'Clear',
    sum: 'Requests: {requests} · Bags: {bags}',
    capped: 'Of the latest 60 only. Choose a month of pickup to see all of that month.',
    capped_month: 'Of the latest 60 of this month only.',
    none: 'No delivered requests match this.',
  },
  door_photos: {
    delivery: 'Photos of the delivery',
    absence: 'Photos of our visit while you were out',
    photo: '{title}, {place}',
    taken_at: 'Taken {at}',
    gone: 'We can’t show this photo',
  },
};

export default en;
