import { REASON, type Reason } from '../constants/reasons.js';
import type { MessageKey } from '../messages/ja.js';
import { isLeadTimeRefusal } from './dates/pickup-rules.js';

/** Refusals that no form can correct: what is not the caller's to do (403), and what another act has changed (409). */
const REASONS: Readonly<Partial<Record<MessageKey, Reason>>> = {
  forbidden: REASON.forbidden,
  assigned_to_other: REASON.forbidden,
  not_assigned_to_you: REASON.forbidden,
  not_picked_up_yet: REASON.forbidden,
  not_washed_yet: REASON.forbidden,
  not_folded_yet: REASON.forbidden,
  waits_for_delivery: REASON.forbidden,
  stale: REASON.stale,
  cancel_after_pickup: REASON.stale,
  discard_after_delivery: REASON.stale,
  absence_leg_done: REASON.stale,
  proof_without_act: REASON.stale,
  time_limit_exceeded: REASON.timeLimitExceeded,
  weekly_made: REASON.timeLimitExceeded,
  at_door_too_late: REASON.timeLimitExceeded,
  cancel_time_limit: REASON.timeLimitExceeded,
};

/** The `reason` that a refusal is answered with; null for one that is 422 on its field. */
export const refusalReason = (code: MessageKey): Reason | null =>
  isLeadTimeRefusal(code) ? REASON.pickupTimeLimit : (REASONS[code] ?? null);
