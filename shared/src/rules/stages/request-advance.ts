import { LIMITS } from '../../constants/limits.js';
import { PROGRESS, type Progress } from '../../constants/progress.js';
import { type JstDateTime, addMinutes } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';
import {
  type ResultKey,
  type ResultTimes,
  type StagedRow,
  type StampedStatus,
  nextStage,
  resultKeyOf,
  statusBefore,
  statusOfResults,
} from './request-progress.js';
import { type SplitRefusal, type SplitStaff, type StaffShare, isSplitRequired, splitRefusals } from './staff-split.js';

export interface AdvanceRow extends ResultTimes, StagedRow {
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
  | { readonly ok: true; readonly next: StampedStatus; readonly resultKey: ResultKey }
  | { readonly ok: false; readonly refusals: readonly Refusal<AdvanceRefusal>[] };

/**
 * Whether a request goes on to its next stage; if not, all that is wrong with the form. A status that is no longer so
 * comes before every other check.
 */
export function decideAdvance(advance: Advance): AdvanceDecision {
  const no = (...refusals: readonly Refusal<AdvanceRefusal>[]): AdvanceDecision => ({ ok: false, refusals });
  const status = statusOfResults(advance.row);
  if (status !== advance.seenStatus) return no(refuse('stale', 'status'));
  const next = nextStage(status, advance.row);
  if (next === null) return no(refuse('already_delivered', 'status'));
  if (next.resultKey !== advance.resultKey) return no(refuse('stage_not_next', advance.resultKey));
  const refusals = [...stampRefusals(advance, status), ...fieldRefusals(advance, next.status)];
  return refusals.length > 0 ? no(...refusals) : { ok: true, next: next.status, resultKey: next.resultKey };
}

type Refusals = readonly Refusal<AdvanceRefusal>[];

function stampRefusals({ row, stampAt, now, resultKey }: Advance, status: Progress): Refusals {
  if (stampAt > addMinutes(now, LIMITS.stampFutureMinutes)) return [refuse('stamp_in_future', resultKey)];
  const doneKey = resultKeyOf(status);
  const done = doneKey === null ? null : row[doneKey];
  return done !== null && stampAt < done ? [refuse('stamp_before_previous', resultKey)] : [];
}

function fieldRefusals(advance: Advance, next: Progress): Refusals {
  if (next === PROGRESS.pickedUp) return countRefusals(advance);
  return next === PROGRESS.folded ? [...laundryRefusals(advance), ...foldingRefusals(advance)] : [];
}

/** A one-time request keeps the count that was paid for. */
function countRefusals({ count, row }: Advance): Refusals {
  if (count === undefined || (row.is_onetime && count === row.count)) return [];
  if (row.is_onetime) return [refuse('onetime_not_allowed', 'count')];
  const inRange = Number.isInteger(count) && count >= LIMITS.pickupCountMin && count <= LIMITS.pickupCountMax;
  return inRange ? [] : [refuse('pickup_count_range', 'count')];
}

/** Oil and type belong to the customer: asked for once, unless already known. */
function laundryRefusals({ row, hasOilTreatment, laundryType }: Advance): Refusals {
  const missing = [
    ...((hasOilTreatment ?? row.has_oil_treatment) === null ? ['has_oil_treatment'] : []),
    ...((laundryType ?? row.laundry_type) === null ? ['laundry_type'] : []),
  ];
  return missing.map((field) => refuse('oil_and_type_required', field));
}

function foldingRefusals({ row, staffList, people }: Advance): Refusals {
  if (staffList === undefined && !isSplitRequired(row.size)) return [];
  return splitRefusals(staffList ?? [], row.count, people);
}

export type RevertRefusal = 'stale' | 'not_handled_yet' | 'stage_not_latest';
export type RevertDecision =
  { readonly ok: true; readonly previous: Progress; readonly resultKey: ResultKey } | Refusal<RevertRefusal>;

/** Whether a request goes back one stage: only the latest result is cleared (handbook/requests.md#stages). */
export function decideRevert(revert: {
  readonly row: ResultTimes;
  readonly seenStatus: number;
  readonly resultKey: ResultKey;
}): RevertDecision {
  const status = statusOfResults(revert.row);
  if (status !== revert.seenStatus) return refuse('stale', 'status');
  const previous = statusBefore(revert.row);
  const resultKey = resultKeyOf(status);
  if (previous === null || resultKey === null) return refuse('not_handled_yet', 'status');
  return resultKey === revert.resultKey
    ? { ok: true, previous, resultKey }
    : refuse('stage_not_latest', revert.resultKey);
}
