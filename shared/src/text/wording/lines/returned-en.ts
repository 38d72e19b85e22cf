import type { LinesLike } from './lines.js';
import type { RETURNED_JA } from './returned-ja.js';

const ONETIME = [
  'You are on the one-time plan: you can use them for requests',
  'until {until} if you change to a monthly plan by then.',
] as const;

export const RETURNED_EN = {
  month: ['You can use them for requests until {until}.'],
  onetime: ONETIME,
  onetime_reviewed: [...ONETIME, 'Where we review your invoices first, they are part of that plan’s bags.'],
  reviewed: ['Once your invoices are approved, your bags are filled up', 'to the number of your plan, these included.'],
  later: [],
} as const satisfies LinesLike<typeof RETURNED_JA>;
