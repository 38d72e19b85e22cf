import type { TextsLike } from '../texts-like';
import type ja from '../ja/visit';

const en: TextsLike<typeof ja> = {
  title: 'Your request',
  whose: '{name} · no. {id}',
  pickup: 'Pickup planned',
  picked_up: 'Picked up',
  delivery: 'Delivery planned',
  delivered: 'Delivered',
  auto_cancel: 'Not picked up yet. Without a pickup by {moment} ({left}), your request is cancelled automatically',
  arrival: {
    window: 'around {from}–{until}',
    next: 'You are next · {window}',
    after_one: '{count} stop before you · {window}',
    after_other: '{count} stops before you · {window}',
    note: 'Estimated from how far the driver is now. It may change.',
  },
  ended: {
    cancelled: 'This request was cancelled',
    automatic: 'This request was cancelled automatically because we could not pick it up',
    over: 'This request has ended',
  },
  later: {
    ask: { pickup: 'Have it picked up later', delivery: 'Have it delivered later' },
    time: 'Time on the same day',
    from_to: '{from} → {to}',
    submit: 'Change to this time',
    keep: 'Keep the time',
    done: 'The time was changed',
    not_sent: 'The time could not be changed',
  },
  cancel: {
    ask: 'Cancel the request',
    question: 'Cancel this request?',
    bags_back_one: 'When you cancel, {count} bag goes back to your bags left.',
    bags_back_other: 'When you cancel, {count} bags go back to your bags left.',
    submit: 'Cancel request',
    keep: 'Keep request',
    not_sent: 'Your request could not be cancelled',
  },
  closed: 'This page cannot be shown. The link has expired, or a part of the address is missing.',
  sign_in: 'Sign in to see your requests',
};

export default en;
