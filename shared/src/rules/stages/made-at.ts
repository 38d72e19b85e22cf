import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours, addMinutes } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';

export type MadeAtRefusal = 'made_at_ahead' | 'made_at_too_old';

/** Whether what a phone kept without a line may still be told (docs/decisions/091); null: it may. */
export function madeAtRefusal(madeAt: JstDateTime, now: JstDateTime): Refusal<MadeAtRefusal> | null {
  if (madeAt > addMinutes(now, LIMITS.stampFutureMinutes)) return refuse('made_at_ahead', 'made_at');
  return madeAt < addHours(now, -LIMITS.offlineActHours) ? refuse('made_at_too_old', 'made_at') : null;
}
