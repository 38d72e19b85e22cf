import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours } from '../../time/jst.js';

/** Somebody was given a request. */
export interface Assignment {
  /** Whose it was until then. */
  readonly from: number | null;
  readonly at: JstDateTime;
}

/**
 * Whether whoever does not see a stop any more is told who has it now: they had it, and what they did there without a line
 * may still arrive (docs/decisions/091).
 */
export const isToldWhoHasIt = (assignments: readonly Assignment[], callerId: number, now: JstDateTime): boolean =>
  assignments.some(({ from, at }) => from === callerId && at >= addHours(now, -LIMITS.offlineActHours));
