import type { LinesLike } from './lines.js';
import type { MONTHLY_LEFT_JA } from './monthly-left-ja.js';

export const MONTHLY_LEFT_EN = {
  bags: [
    'You can use the {bags} you have left for requests until {until}.',
    'They do not carry over, and the one-time plan does not use them.',
  ],
  weekly: [
    'There are no weekly pickups from {from} on.',
    'Your schedule is stored, and starts again',
    'with the month after you return to a monthly plan.',
  ],
  request: [
    'Your request that is booked stays as planned.',
    'You can change or cancel it until the same deadlines as now.',
  ],
  requests: [
    'Your {count} requests that are booked stay as planned.',
    'You can change or cancel them until the same deadlines as now.',
  ],
  waits: [
    'The delivery of a request waits for your next pickup,',
    'which is not booked yet.',
    'Please book it by {until}, or contact us.',
  ],
} as const satisfies LinesLike<typeof MONTHLY_LEFT_JA>;
