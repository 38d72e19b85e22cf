import { t } from '../../i18n';

type Trouble = 'mailbox' | 'signIn' | 'later' | 'refused' | 'interrupted' | 'restored' | 'unreadable' | 'unreachable';

/** What an error of a mail is, by its code; what has none of a mail server's is a server that was not reached. */
const TROUBLES: readonly (readonly [RegExp, Trouble])[] = [
  [/^5\d\d 5\.1\.|^55[013]$/, 'mailbox'],
  [/^53[0458]\b|^EAUTH/, 'signIn'],
  [/^4\d\d\b/, 'later'],
  [/^5\d\d\b/, 'refused'],
  [/^its senders died$/, 'interrupted'],
  [/^restored from a backup$/, 'restored'],
  [/^DATA_SECRET/, 'unreadable'],
];

/** Why a mail was given up, in words, with the code for who asks the mail server's people. */
export function mailTrouble(lastError: string): string {
  const [, trouble = 'unreachable'] = TROUBLES.find(([code]) => code.test(lastError)) ?? [];
  const words = t(`failures.mailTroubles.${trouble}`);
  return /^[\dA-Z. _]+$/.test(lastError) ? `${words}（${lastError}）` : words;
}
