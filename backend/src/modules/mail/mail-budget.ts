import type { Try } from '../../common/rate-limit/rate-limiter.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';

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
  { limit: { name: `${kind} mails an hour`, tries: SERVER_LIMITS.mailsPerHour, minutes: 60 }, subject: recipient },
  {
    limit: { name: `${kind} mails a day`, tries: SERVER_LIMITS.mailsPerDay, minutes: DAY_MINUTES },
    subject: recipient,
  },
  { limit: { name: `${kind} mails of all`, tries: SERVER_LIMITS.mailsPerHourToAll, minutes: 60 }, subject: 'all' },
];
