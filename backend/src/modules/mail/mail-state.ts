import type { OutboxState } from './outbox-row.entity.js';

/** Why a mail is not sent although nothing went wrong. */
export const DROPPED = {
  tooLate: 'too late',
  noLongerTrue: 'no longer true',
  accountEnded: 'the account has ended',
  unlinked: 'no longer linked',
  muted: 'switched off',
  erased: 'its text was erased',
} as const;
export type DropReason = (typeof DROPPED)[keyof typeof DROPPED];

/** Why a mail was given up although no server refused it. */
export const GIVEN_UP = {
  sendersDied: 'its senders died',
  restored: 'restored from a backup',
  notConfigured: 'LINE is not configured',
  pushNotConfigured: 'PUSH is not configured',
  secretLost: 'DATA_SECRET lacks the secret that encrypted it',
} as const;

const REASONS: readonly string[] = Object.values(DROPPED);

export type ShownMailState = Exclude<OutboxState, 'dead'> | 'failed' | 'dropped';

/** What became of a mail, in words of its own for what the outbox calls dead. */
export const mailState = (state: OutboxState, lastError: string): ShownMailState => {
  if (state !== 'dead') return state;
  return REASONS.includes(lastError) ? 'dropped' : 'failed';
};

/** The mails `m` that somebody should have got and did not, in SQL. */
export const FAILED_SQL = `m.state = 'dead' AND m.last_error NOT IN (${REASONS.map((reason) => `'${reason}'`).join(', ')})`;
