import { LIMITS } from '../../../constants/limits.js';
import type { LinesLike } from './lines.js';
import type { REVISIT_JA } from './revisit-ja.js';

export const REVISIT_EN = {
  was_out: {
    pickup: 'We came for your bags and met nobody',
    delivery: 'We brought your bags and met nobody',
  },
  late: { pickup: 'The pickup has not been made yet', delivery: 'The delivery has not been made yet' },
  day: '{from}–{until}',
  by: ' (choose by {moment})',
  each: `Each time can be chosen until ${LIMITS.changeCancelHours} hours before it.`,
  each_besides: `Where no deadline is shown, each time can be chosen until ${LIMITS.changeCancelHours} hours before it.`,
  until: '{moment} ({left})',
  else_cancelled: {
    choose: ['Without a new time by {until},', 'your request is cancelled automatically.'],
    pickup: ['Without a pickup by {until},', 'your request is cancelled automatically.'],
  },
  cost: {
    back: ['In that case, {used} counts as used', 'and you get {back} back.'],
    none: ['In that case, {used} counts as used and no bags go back.'],
  },
  delivery_too: ['With some pickup times the delivery moves as well.', 'You see its new time before you decide.'],
} as const satisfies LinesLike<typeof REVISIT_JA>;
