import type { PushResult } from './push-port.js';

const TOO_MANY = 429;
const SERVERS_OWN = 500;
const NO_MORE: readonly number[] = [404, 410];

/** What a push service's answer means for a message (RFC 8030); in codes alone. */
export function pushResult(status: number): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (NO_MORE.includes(status)) return { outcome: 'gone' };
  const why = `PUSH ${status}`;
  if (status === TOO_MANY || status >= SERVERS_OWN) return { outcome: 'refused', answered: true, why };
  return { outcome: 'rejected', why };
}
