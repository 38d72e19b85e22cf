import { PROGRESS } from '../../constants/progress.js';
import { type Refusal, refuse } from '../decision.js';
import {
  type PermissionRefusal,
  type Principal,
  may,
  permissionRefusal,
  stampAction,
} from '../accounts/permissions.js';
import {
  type ResultTimes,
  type StagedRow,
  type StampedStatus,
  nextStage,
  statusOfResults,
} from './request-progress.js';
import { isSplitRequired } from './staff-split.js';

/** What a request's next stage depends on, before anybody fills in a form. */
export interface StageRow extends ResultTimes, StagedRow {
  readonly staff_id: number | null;
  readonly size: number;
  readonly count: number;
}

/** The stage that a request waits for, said to those who cannot stamp it themselves. */
const WAITS_FOR = {
  [PROGRESS.pickedUp]: 'not_picked_up_yet',
  [PROGRESS.washed]: 'not_washed_yet',
  [PROGRESS.folded]: 'not_folded_yet',
  [PROGRESS.delivered]: 'waits_for_delivery',
} as const satisfies Record<StampedStatus, string>;
export type StageRefusal =
  Exclude<PermissionRefusal, 'forbidden'> | (typeof WAITS_FOR)[StampedStatus] | 'already_delivered' | 'nothing_to_fold';

/** `take`: it is another's, but the caller may take it over and stamp it in one step. */
export type StageDecision = { readonly ok: true; readonly way: 'advance' | 'take' } | Refusal<StageRefusal>;

/** Why somebody cannot stamp a request's next stage; `take`: having it assigned to them in the same step. */
export function stampRefusal(
  caller: Principal,
  row: StageRow,
  take: boolean,
): Refusal<StageRefusal | PermissionRefusal> | null {
  const decision = decideStage(caller, row);
  if (!decision.ok) return decision;
  if (!take) return decision.way === 'take' ? refuse('assigned_to_other', 'staff_id') : null;
  const isTheirs = row.staff_id === caller.id;
  return isTheirs || may(caller, 'request.assign', row) ? null : refuse('forbidden', 'staff_id');
}

/** Whether somebody can stamp a request's next stage, as it is or by taking it over; if not, the true reason. */
export function decideStage(caller: Principal, row: StageRow): StageDecision {
  const next = nextStage(statusOfResults(row), row)?.status ?? null;
  if (next === null) return refuse('already_delivered', 'status');
  const action = stampAction(next);
  const refusal = permissionRefusal(caller, action, row);
  if (refusal === 'forbidden') return refuse(WAITS_FOR[next], 'status');
  const canTake = may(caller, 'request.assign', row) && may(caller, action, { staff_id: caller.id });
  if (refusal !== null && !canTake) return refuse(refusal, 'staff_id');
  if (next === PROGRESS.folded && row.count === 0 && isSplitRequired(row.size)) {
    return refuse('nothing_to_fold', 'count');
  }
  return { ok: true, way: refusal === null ? 'advance' : 'take' };
}
