import { LINE_QUOTA } from '@laundry/shared/constants/notification-kinds';
import { jsonField } from '../../../../common/foreign-json.js';
import { sendErrorCode } from '../../transports/send-error.js';
import type { SendResult } from '../../transports/send-result.js';

/** LINE did not speak in time. A second try is known by its key, so that none is the second message. */
export const SILENT: SendResult = { outcome: 'refused', answered: false, why: 'ETIMEDOUT' };

const ALREADY_TAKEN = 409;
const TOO_MANY = 429;
const SERVERS_OWN = 500;

/** What LINE's refusal means for a message; in codes alone. */
export function lineResult(error: unknown): SendResult {
  const status = jsonField(error, 'status');
  if (typeof status !== 'number') return { outcome: 'refused', answered: false, why: networkCode(error) };
  if (status === ALREADY_TAKEN) return { outcome: 'accepted' };
  if (status === TOO_MANY)
    return { outcome: 'refused', answered: true, why: isQuota(error) ? LINE_QUOTA : String(status) };
  if (status >= SERVERS_OWN) return { outcome: 'refused', answered: true, why: String(status) };
  return { outcome: 'rejected', why: String(status) };
}

/** `You have reached your monthly limit.` */
function isQuota(error: unknown): boolean {
  const body = jsonField(error, 'body');
  return typeof body === 'string' && /monthly limit/i.test(body);
}

/** fetch hides the system's error behind its own. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? sendErrorCode(cause) : 'UNKNOWN';
}
