import { type JstDateTime, minutesBetween } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';
import { type MadeAtRefusal, madeAtRefusal } from './made-at.js';
import { type ResultTimes, resultKeyOf, statusOfResults } from './request-progress.js';

/** Something that was done at a stop without a line, and is told once there is one (docs/decisions/091). */
export interface OfflineAct {
  readonly row: ResultTimes & { readonly staff_id: number | null };
  readonly callerId: number;
  readonly madeAt: JstDateTime;
  readonly now: JstDateTime;
}
export type OfflineActRefusal = 'made_at_not_own' | MadeAtRefusal | 'made_at_before_stage';

/** Whether what was done then may still be told; null: it may. */
export function offlineActRefusal({ row, callerId, madeAt, now }: OfflineAct): Refusal<OfflineActRefusal> | null {
  const no = (code: OfflineActRefusal) => refuse(code, 'made_at');
  if (row.staff_id !== callerId) return no('made_at_not_own');
  const untimely = madeAtRefusal(madeAt, now);
  if (untimely !== null) return untimely;
  const doneKey = resultKeyOf(statusOfResults(row));
  const done = doneKey === null ? null : row[doneKey];
  return done !== null && madeAt < done ? no('made_at_before_stage') : null;
}

/** Whether it was done so long before it is told that both times are worth a word. */
export const isToldLater = (madeAt: JstDateTime, now: JstDateTime): boolean => minutesBetween(madeAt, now) >= 1;
