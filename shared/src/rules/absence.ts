import { ABSENCE_STATUS, LEG, PROGRESS, type AbsenceStatus, type Leg, type Progress } from '../constants/progress.js';

/** A mail about the pickup makes sense while unhandled, one about the delivery when folded; else 409 stale (decisions 11). */
export const canSendAbsenceMail = (leg: Leg, status: Progress): boolean =>
  status === (leg === LEG.pickup ? PROGRESS.unhandled : PROGRESS.folded);

/** The first mail for a leg asks for a new date, the second puts the request on hold, more change nothing (decisions 5). */
export function absenceStatusAfter(current: AbsenceStatus, leg: Leg): AbsenceStatus {
  const first = leg === LEG.pickup ? ABSENCE_STATUS.pickupAgain : ABSENCE_STATUS.deliveryAgain;
  return current === first || current === ABSENCE_STATUS.onHold ? ABSENCE_STATUS.onHold : first;
}

/** Which leg a mark is about: on hold is the pickup while unhandled, the delivery later. */
function markedLeg(mark: AbsenceStatus, status: Progress): Leg | null {
  if (mark === ABSENCE_STATUS.none) return null;
  if (mark === ABSENCE_STATUS.onHold) return status === PROGRESS.unhandled ? LEG.pickup : LEG.delivery;
  return mark === ABSENCE_STATUS.pickupAgain ? LEG.pickup : LEG.delivery;
}

/** The mark after some legs got a new date or their stamp: theirs is cleared, another's stays (decisions 5). */
export function absenceStatusCleared(mark: AbsenceStatus, status: Progress, legs: readonly Leg[]): AbsenceStatus {
  const leg = markedLeg(mark, status);
  return leg !== null && legs.includes(leg) ? ABSENCE_STATUS.none : mark;
}
