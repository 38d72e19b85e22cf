import {
  ABSENCE_STATUS,
  LEG,
  PROGRESS,
  type AbsenceStatus,
  type Leg,
  type Progress,
} from '../../constants/progress.js';
import { type Refusal, refuse } from '../decision.js';

export type AbsenceRefusal = 'absence_leg_done';

/** The leg that an absence mail would be about. */
export const absenceLegAt = (status: Progress): Leg => (status === PROGRESS.unhandled ? LEG.pickup : LEG.delivery);

/** A mail about the pickup makes sense while unhandled, one about the delivery when folded; null when it does. */
export const absenceRefusal = (leg: Leg, status: Progress): Refusal<AbsenceRefusal> | null =>
  status === (leg === LEG.pickup ? PROGRESS.unhandled : PROGRESS.folded) ? null : refuse('absence_leg_done', 'type');

/** The first mail for a leg asks for a new date, the second puts the request on hold, more change nothing. */
export function absenceStatusAfter(current: AbsenceStatus, leg: Leg): AbsenceStatus {
  const first = leg === LEG.pickup ? ABSENCE_STATUS.pickupAgain : ABSENCE_STATUS.deliveryAgain;
  return current === first || current === ABSENCE_STATUS.onHold ? ABSENCE_STATUS.onHold : first;
}
