import { ABSENCE_STATUS, LEG, PROGRESS, type AbsenceStatus, type Leg, type Progress } from '../constants/progress.js';

/** A mail about the pickup makes sense while unhandled, one about the delivery when folded; else 409 stale (decisions 11). */
export const canSendAbsenceMail = (leg: Leg, status: Progress): boolean =>
  status === (leg === LEG.pickup ? PROGRESS.unhandled : PROGRESS.folded);

/** The first mail for a leg asks for a new date, the second puts the request on hold, more change nothing (decisions 5). */
export function absenceStatusAfter(current: AbsenceStatus, leg: Leg): AbsenceStatus {
  const first = leg === LEG.pickup ? ABSENCE_STATUS.pickupAgain : ABSENCE_STATUS.deliveryAgain;
  return current === first || current === ABSENCE_STATUS.onHold ? ABSENCE_STATUS.onHold : first;
}
