import { LINE_QUOTA } from '@laundry/shared/constants/notification-kinds';
import { t } from '../../i18n';

type Trouble =
  | 'quota'
  | 'signIn'
  | 'later'
  | 'refused'
  | 'interrupted'
  | 'restored'
  | 'unreadable'
  | 'notConfigured'
  | 'unreachable'
  | 'pushNotConfigured'
  | 'pushLater'
  | 'pushRefused'
  | 'pushUnreachable';

/** What an error of a notification is, by its code; what has none of LINE's is LINE that was not reached. */
function troubleOf(lastError: string): Trouble {
  if (lastError === 'PUSH is not configured') return 'pushNotConfigured';
  if (/^PUSH (429|5\d\d)$/.test(lastError)) return 'pushLater';
  if (/^PUSH (\d{3}|SERVICE|KEYS)$/.test(lastError)) return 'pushRefused';
  if (lastError.startsWith('PUSH ')) return 'pushUnreachable';
  if (lastError === LINE_QUOTA) return 'quota';
  if (/^40[13]$/.test(lastError)) return 'signIn';
  if (/^(429|5\d\d)$/.test(lastError)) return 'later';
  if (/^4\d\d$/.test(lastError)) return 'refused';
  if (lastError === 'its senders died') return 'interrupted';
  if (lastError === 'restored from a backup') return 'restored';
  if (lastError === 'LINE is not configured') return 'notConfigured';
  return lastError.startsWith('DATA_SECRET') ? 'unreadable' : 'unreachable';
}

/** Why notifications were given up, in words, with the code for who asks LINE's people. */
export function lineTrouble(lastError: string): string {
  const words = t(`failures.lineTroubles.${troubleOf(lastError)}`);
  return /^(PUSH )?[\dA-Z_]+$/.test(lastError) ? `${words}（${lastError}）` : words;
}
