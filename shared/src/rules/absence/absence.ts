import { ABSENCE_STATUS, LEG, PROGRESS, type AbsenceStatus, type Leg } from '../../constants/progress.js';
import { type Refusal, refuse } from '../decision.js';
import type { JstDateTime } from '../../time/jst.js';
import { type ResultTimes, type StagedRow, nextStage, statusOfResults } from '../stages/request-progress.js';

export type AbsenceRefusal = 'absence_leg_done';

const nextOf = (row: ResultTimes & StagedRow) => nextStage(statusOfResults(row), row)?.status;

/** The leg that an absence mail would be about. */
export const absenceLegOf = (row: ResultTimes & StagedRow): Leg =>
  nextOf(row) === PROGRESS.pickedUp ? LEG.pickup : LEG.delivery;

/** A mail about a leg makes sense while that leg is what comes next; null when it does. */
export const absenceRefusal = (leg: Leg, row: ResultTimes & StagedRow): Refusal<AbsenceRefusal> | null =>
  nextOf(row) === (leg === LEG.pickup ? PROGRESS.pickedUp : PROGRESS.delivered)
    ? null
    : refuse('absence_leg_done', 'type');

/** The first mail for a leg asks for a new date, the second puts the request on hold, more change nothing. */
export function absenceStatusAfter(current: AbsenceStatus, leg: Leg): AbsenceStatus {
  const first = leg === LEG.pickup ? ABSENCE_STATUS.pickupAgain : ABSENCE_STATUS.deliveryAgain;
  return current === first || current === ABSENCE_STATUS.onHold ? ABSENCE_STATUS.onHold : first;
}

/** Nobody can have been out yet: a mail may go, but not unnoticed. A delivery without a time of its own is never due. */
export const isBeforeVisit = (
  row: ResultTimes &
    StagedRow & { readonly sched_pickup_dt: JstDateTime | null; readonly sched_delivery_dt: JstDateTime | null },
  now: JstDateTime,
): boolean => {
  const due = absenceLegOf(row) === LEG.pickup ? row.sched_pickup_dt : row.sched_delivery_dt;
  return due === null || now < due;
};
