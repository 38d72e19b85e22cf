import type { WORDING_JA } from './wording-ja.js';

export const WORDING_EN = {
  taxed: '¥{price} (tax included)',
  bags_one: '{count} bag',
  bags_other: '{count} bags',
  window: '{from} to {until}',
  window_from: '{from} or later',
  same_time: 'Delivered together with your next pickup',
  onetime_final: 'A confirmed request can neither be changed nor cancelled.',
  invoice_later: 'We send you the invoice once your laundry is delivered.',
  onetime_charge: 'You pay for each request.',
} as const satisfies Record<keyof typeof WORDING_JA, string>;
