import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import type { NewRequest } from '../../../src/modules/wash-requests/booking/new-request.js';

const STAGES = ['pickup', 'wash', 'fold', 'delivery'] as const;
const STATUS_AFTER = [PROGRESS.unhandled, PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded, PROGRESS.delivered];

/** What a request's stages leave in its row, as far as a test says them: the others are stamped like those before, by `actorId`. */
export function builtStages(row: NewRequest, status: Progress | undefined, actorId: number): Partial<NewRequest> {
  const reached = status === undefined ? lastStamped(row) : STATUS_AFTER.indexOf(status);
  const said = STAGES.map((stage) => row[`result_${stage}_dt`]).find((dt) => dt !== null) ?? null;
  const stages: Partial<NewRequest> = { status: STATUS_AFTER[reached] ?? PROGRESS.unhandled };
  let before = said !== null && said < begunAt(row) ? said : begunAt(row);
  for (const [place, stage] of STAGES.entries()) {
    const isStamped = place < reached && (!row.is_bag_delivery || stage === 'delivery');
    const dt = row[`result_${stage}_dt`] ?? (isStamped ? before : null);
    stages[`result_${stage}_dt`] = dt;
    stages[`result_${stage}_by`] = row[`result_${stage}_by`] ?? (dt === null ? null : actorId);
    before = dt ?? before;
  }
  return stages;
}

/** On time, unless that is still to come. */
const begunAt = ({ sched_pickup_dt, created_at }: NewRequest): string =>
  sched_pickup_dt !== null && sched_pickup_dt < created_at ? sched_pickup_dt : created_at;

/** How many stages the stamps say that it has come. */
const lastStamped = (row: NewRequest): number =>
  STAGES.findLastIndex((stage) => row[`result_${stage}_dt`] !== null) + 1;
