import { PROGRESS } from '../../constants/progress.js';
import type { PermissionRefusal, Principal } from '../accounts/permissions.js';
import { type Refusal, refuse } from '../decision.js';
import { nextStage, statusOfResults } from '../stages/request-progress.js';
import { type StageRefusal, type StageRow, stampRefusal } from '../stages/stage-decision.js';

export type LoadRefusal = StageRefusal | PermissionRefusal | 'stale' | 'not_ready_to_load';

/** Why somebody cannot say which bags of a request are in the car: whoever may deliver it says so, once only that is left. */
export function loadRefusal(caller: Principal, row: StageRow, seenStatus: number): Refusal<LoadRefusal> | null {
  const status = statusOfResults(row);
  if (status !== seenStatus) return refuse('stale', 'status');
  const next = nextStage(status, row)?.status;
  if (next !== undefined && next !== PROGRESS.delivered) return refuse('not_ready_to_load', 'status');
  return stampRefusal(caller, row, false);
}
