import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours } from '../../time/jst.js';

/** Somebody was given a request. */
export interface Assignment {
  /** Whose it was until then. */
  readonly from: number | null;
  readonly at: JstDateTime;
}

/** Whether what happened is told of still at a moment, or short enough before it. */
export const isLately = (at: JstDateTime, moment: JstDateTime): boolean =>
  at >= addHours(moment, -LIMITS.offlineActHours);

/**
 * Whether a stop was somebody's at a moment, after it, or so short before that what they did there without a line was theirs to do
 * (docs/decisions/091).
 */
export const hadUntilLately = (assignments: readonly Assignment[], staffId: number, moment: JstDateTime): boolean =>
  assignments.some(({ from, at }) => from === staffId && isLately(at, moment));
