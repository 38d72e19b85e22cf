import { REASON, type Reason } from '../constants/reasons.js';
import { isLeadTimeRefusal } from './pickup-rules.js';

/** The `reason` of the refusals that are answered 409; null for those that are 422 on their field (decisions 11 and 12). */
export function conflictReason(code: string): Reason | null {
  if (isLeadTimeRefusal(code)) return REASON.pickupTimeLimit;
  if (code === 'time_limit_exceeded' || code === 'cancel_time_limit') return REASON.timeLimitExceeded;
  return code === 'stale' ? REASON.stale : null;
}
