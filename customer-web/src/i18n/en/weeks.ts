import { WORDING_EN } from '@laundry/shared/text/wording/wording-en';
import type { TextsLike } from '../texts-like';
import type ja from '../ja/weeks';

const en: TextsLike<typeof ja> = {
  title: 'Your coming weekly pickups',
  span: 'From today, {today}, to {to}: the eight weeks from {begin}, and those before.',
  lead: 'From next month on, you can skip or move a pickup until its month begins. Once a month is set up, change or cancel each request by itself.',
  none: 'You have no weekly pickups coming up.',
  bags_title: 'Bags needed each month',
  bags: '{month}: {needed} needed (your plan has {granted})',
  counted_whole: '{month} is counted to its last day; the list below ends on {to}.',
  lacking: '{month} is short of {bags}. Requests you don’t have enough bags for are left out, in date order.',
  states: { planned: 'Planned', made: 'Set', cancelled: 'Cancelled', skipped: 'Skipped', passed: 'Left out' },
  signs: { planned: '○', made: '◎', cancelled: '–', skipped: 'skip', passed: '×' },
  of_day: '{day}: {what}',
  skip: 'Skip this day',
  take_back: 'Undo skip',
  move: 'Move to another day',
  move_back: 'Move back',
  move_title: 'Another day for {day}',
  move_to: 'Move to {day}',
  not_to: '{day}: {why}',
  moved_from: 'Moved from {day}',
  delivered: 'Delivery {moment}',
  same_time: WORDING_EN.same_time,
  cancel: 'Cancel request',
  not_changed: 'We couldn’t change this',
  calendar_title: 'Calendar',
  pause_title: 'Take a break',
  pause_lead:
    'Skips one to four weeks at once. Requests already set aren’t included. The monthly charge stays the same; the month’s bags can be used for single requests.',
  pause_from: 'Break from',
  pause_weeks: 'For how long',
  weeks_one: '{count} week',
  weeks_other: '{count} weeks',
  pause: 'Skip this period',
  paused: 'You’re taking a break from {day}, for {weeks}.',
  end_pause: 'Undo the break',
};

export default en;
