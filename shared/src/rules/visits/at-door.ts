import { PICKUP_METHOD, type AccountPickupMethod } from '../../constants/pickup-methods.js';
import { ABSENCE_STATUS, type AbsenceStatus, type Leg, PROGRESS } from '../../constants/progress.js';
import { VISIT_LIMITS } from '../../constants/visit-limits.js';
import { type JstDateTime, addMinutes } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';
import { type PlannedLegs, nextLegName, nextLegOf } from '../stages/next-leg.js';

/** What tells whether the bags of the leg that comes next are to be at the door. */
export interface AtDoorRow extends PlannedLegs {
  /** The leg for which the customer wished it; for the other one it says nothing. */
  readonly at_door_leg: Leg | null;
}

/** What decides until when a customer may say so. */
export interface AtDoorFacts extends AtDoorRow {
  readonly sched_delivery_dt: JstDateTime;
  readonly absence_status: AbsenceStatus;
  readonly pickup_delivery_type: AccountPickupMethod;
}

export type AtDoorRefusal = 'at_door_not_offered' | 'at_door_too_late' | 'stale';
const FIELD = 'at_door';

/** Whether the bags of the leg that comes next are, or are to be put, at the door instead of handed over. */
export const isAtDoor = (row: AtDoorRow): boolean => row.at_door_leg === nextLegOf(row);

/** The end of the time in which the driver still reads it; null: who was out may say so until the next try. */
export function atDoorUntil(row: AtDoorFacts): JstDateTime | null {
  if (row.absence_status !== ABSENCE_STATUS.none) return null;
  const due = nextLegName(row) === 'pickup' ? row.sched_pickup_dt : row.sched_delivery_dt;
  return due === null ? null : addMinutes(due, -VISIT_LIMITS.atDoorBeforeMinutes);
}

/** Why a customer cannot say, or take back, that a leg is to be made at the door; null when they can. */
export function atDoorRefusal(row: AtDoorFacts, leg: Leg, now: JstDateTime): Refusal<AtDoorRefusal> | null {
  if (row.pickup_delivery_type !== PICKUP_METHOD.inPerson) return refuse('at_door_not_offered', FIELD);
  if (row.status === PROGRESS.delivered || leg !== nextLegOf(row)) return refuse('stale', FIELD);
  const until = atDoorUntil(row);
  return until !== null && now > until ? refuse('at_door_too_late', FIELD) : null;
}
