import type { Try } from '../../common/rate-limit/rate-limiter.js';

const PER_HOUR = 5;
const PER_DAY = 10;
export const PER_HOUR_TO_ALL = 300;

/** Mails that somebody can cause at will, at an address that need not be their own. */
type CausedMail =
  | 'registration'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor'
  | 'email_change'
  | 'contact'
  | 'clerk_invited';

const DAY_MINUTES = 24 * 60;

/**
 * The tries to count before such a mail: a few an hour and a day for each recipient and kind, some hundred an hour of a
 * kind for all recipients together. So nobody's mailbox is flooded, and the service is no relay.
 */
export const mailBudget = (kind: CausedMail, recipient: string): readonly Try[] => [
  { limit: { name: `${kind} mails an hour`, tries: PER_HOUR, minutes: 60 }, subject: recipient },
  {
    limit: { name: `${kind} mails a day`, tries: PER_DAY, minutes: DAY_MINUTES },
    subject: recipient,
  },
  { limit: { name: `${kind} mails of all`, tries: PER_HOUR_TO_ALL, minutes: 60 }, subject: 'all' },
];
