import { LIMITS } from '../constants/limits.js';
import { PROGRESS, type Progress } from '../constants/progress.js';
import { type JstDateTime, addMinutes } from '../time/jst.js';
import { type Refusal, refuse } from './decision.js';
import {
  type ResultKey,
  type ResultTimes,
  nextStage,
  previousStage,
  resultKeyOf,
  statusOfResults,
} from './request-progress.js';
import { type SplitRefusal, type SplitStaff, type StaffShare, decideSplit, isSplitRequired } from './staff-split.js';

export interface AdvanceRow extends ResultTimes {
  readonly count: number;
  /** Size key 1 to 5. */
  readonly size: number;
  readonly is_onetime: boolean;
  readonly has_oil_treatment: number | null;
  readonly laundry_type: number | null;
}

export interface Advance {
  readonly row: AdvanceRow;
  /** The status as the caller saw it. */
  readonly seenStatus: number;
  /** The stage the caller stamps. */
  readonly resultKey: ResultKey;
  readonly stampAt: JstDateTime;
  readonly now: JstDateTime;
  readonly count?: number | undefined;
  readonly staffList?: readonly StaffShare[] | undefined;
  readonly hasOilTreatment?: number | null | undefined;
  readonly laundryType?: number | null | undefined;
  /** The people that a split may name. */
  readonly people: readonly SplitStaff[];
}

export type AdvanceRefusal =
  | 'stale'
  | 'already_delivered'
  | 'stage_not_next'
  | 'stamp_in_future'
  | 'stamp_before_previous'
  | 'pickup_count_range'
  | 'onetime_not_allowed'
  | 'oil_and_type_required'
  | SplitRefusal;

export type AdvanceDecision =
  { readonly ok: true; readonly next: Progress; readonly resultKey: ResultKey } | Refusal<AdvanceRefusal>;

/** Whether a request goes on to its next stage. A stale status comes before every other check (decisions 11 "Stages"). */
export function decideAdvance(advance: Advance): AdvanceDecision {
  const status = statusOfResults(advance.row);
  if (status !== advance.seenStatus) return refuse('stale', 'status');
  const next = nextStage(status);
  const resultKey = next === null ? null : resultKeyOf(next);
  if (next === null || resultKey === null) return refuse('already_delivered', 'status');
  if (resultKey !== advance.resultKey) return refuse('stage_not_next', advance.resultKey);
  return stampRefusal(advance, status) ?? fieldRefusal(advance, status) ?? { ok: true, next, resultKey };
}

function stampRefusal({ row, stampAt, now, resultKey }: Advance, status: Progress): Refusal<AdvanceRefusal> | null {
  if (stampAt > addMinutes(now, LIMITS.stampFutureMinutes)) return refuse('stamp_in_future', resultKey);
  const doneKey = resultKeyOf(status);
  const done = doneKey === null ? null : row[doneKey];
  return done !== null && stampAt < done ? refuse('stamp_before_previous', resultKey) : null;
}

function fieldRefusal(advance: Advance, status: Progress): Refusal<AdvanceRefusal> | null {
  if (status === PROGRESS.unhandled) return countRefusal(advance);
  return status === PROGRESS.washed ? (laundryRefusal(advance) ?? splitRefusal(advance)) : null;
}

/** A one-time request keeps the count that was paid for (decisions 11 "setCount"). */
function countRefusal({ count, row }: Advance): Refusal<AdvanceRefusal> | null {
  if (count === undefined || (row.is_onetime && count === row.count)) return null;
  if (row.is_onetime) return refuse('onetime_not_allowed', 'count');
  const inRange = Number.isInteger(count) && count >= LIMITS.pickupCountMin && count <= LIMITS.pickupCountMax;
  return inRange ? null : refuse('pickup_count_range', 'count');
}

/** Oil and type belong to the customer: asked for once, unless already known (spec 2 §5). */
function laundryRefusal({ row, hasOilTreatment, laundryType }: Advance): Refusal<AdvanceRefusal> | null {
  if ((hasOilTreatment ?? row.has_oil_treatment) === null) return refuse('oil_and_type_required', 'has_oil_treatment');
  if ((laundryType ?? row.laundry_type) === null) return refuse('oil_and_type_required', 'laundry_type');
  return null;
}

function splitRefusal({ row, staffList, people }: Advance): Refusal<AdvanceRefusal> | null {
  if (staffList === undefined && !isSplitRequired(row.size)) return null;
  const decision = decideSplit(staffList ?? [], row.count, people);
  return decision.ok ? null : decision;
}

export type RevertRefusal = 'stale' | 'not_handled_yet' | 'stage_not_latest';
export type RevertDecision =
  { readonly ok: true; readonly previous: Progress; readonly resultKey: ResultKey } | Refusal<RevertRefusal>;

/** Whether a request goes back one stage: only the latest result is cleared (spec 2 §4). */
export function decideRevert(revert: {
  readonly row: ResultTimes;
  readonly seenStatus: number;
  readonly resultKey: ResultKey;
}): RevertDecision {
  const status = statusOfResults(revert.row);
  if (status !== revert.seenStatus) return refuse('stale', 'status');
  const previous = previousStage(status);
  const resultKey = resultKeyOf(status);
  if (previous === null || resultKey === null) return refuse('not_handled_yet', 'status');
  return resultKey === revert.resultKey
    ? { ok: true, previous, resultKey }
    : refuse('stage_not_latest', revert.resultKey);
}
