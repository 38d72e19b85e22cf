import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours, addMinutes } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';

export type MadeAtRefusal = 'made_at_ahead' | 'made_at_too_old';

/** Whether what a phone stored without a line may still be told (docs/decisions/091); null: it may. */
export function madeAtRefusal(madeAt: JstDateTime, now: JstDateTime): Refusal<MadeAtRefusal> | null {
  if (madeAt < addHours(now, -LIMITS.offlineActHours)) return refuse('made_at_too_old', 'made_at');
  return aheadRefusal(madeAt, now);
}

/** Nobody has done yet what is still to come, give or take a phone's clock; null: it may have been done. */
export const aheadRefusal = (madeAt: JstDateTime, now: JstDateTime): Refusal<'made_at_ahead'> | null =>
  madeAt > addMinutes(now, LIMITS.stampFutureMinutes) ? refuse('made_at_ahead', 'made_at') : null;
