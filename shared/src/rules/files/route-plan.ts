import type { LegName } from '../../constants/progress.js';
import { addMinutes, dateOf, timeOf, type JstDate, type JstDateTime, type JstTime } from '../../time/jst.js';
import { isOnetime, type PlanId } from '../plans/plan-id.js';

/** `arrival_type` of a visit in the route planner's file. */
export const ARRIVAL = { onetimePickup: 1, pickup: 2, delivery: 3, onetimeDelivery: 4 } as const;
export type Arrival = (typeof ARRIVAL)[keyof typeof ARRIVAL];

/** Minutes that a visit takes, and how the planner treats a line: 0, an ordinary update. */
export const VISIT_MINUTES = 5;
export const UPDATE_MODE = 0;

const EITHER_SIDE_MINUTES = 120;
const ONETIME_BEFORE_MINUTES = 90;
const KEY_LENGTH = 6;
const SEQUENCE_LENGTH = 4;

const CASE_SEQUENCE_MAX = 9_999;

export function arrivalOf(plan: PlanId, leg: LegName): Arrival {
  if (leg === 'pickup') return isOnetime(plan) ? ARRIVAL.onetimePickup : ARRIVAL.pickup;
  return isOnetime(plan) ? ARRIVAL.onetimeDelivery : ARRIVAL.delivery;
}

export interface ArrivalWindow {
  readonly date: JstDate;
  readonly from: JstTime;
  readonly to: JstTime;
}

/** When a visit is wished for: two hours to either side; for one-time visits the 90 minutes before. Within the day. */
export function arrivalWindow(arrival: Arrival, moment: JstDateTime): ArrivalWindow {
  const isOnetimeVisit = arrival === ARRIVAL.onetimePickup || arrival === ARRIVAL.onetimeDelivery;
  const date = dateOf(moment);
  const from = addMinutes(moment, isOnetimeVisit ? -ONETIME_BEFORE_MINUTES : -EITHER_SIDE_MINUTES);
  const to = isOnetimeVisit ? moment : addMinutes(moment, EITHER_SIDE_MINUTES);
  return {
    date,
    from: dateOf(from) < date ? '00:00' : timeOf(from),
    to: dateOf(to) > date ? '23:59' : timeOf(to),
  };
}

/**
 * The case code of a customer's n-th request in the planner: six characters of the customer and four digits. It begins
 * with a letter, so that nobody takes it for a reception number and no spreadsheet for a number; null past the last.
 */
export function caseCode(userId: number, sequence: number): string | null {
  if (sequence > CASE_SEQUENCE_MAX) return null;
  const key = `C${userId
    .toString(36)
    .toUpperCase()
    .padStart(KEY_LENGTH - 1, '0')}`;
  return `${key.slice(-KEY_LENGTH)}${String(sequence).padStart(SEQUENCE_LENGTH, '0')}`;
}

/** The number of a code among its customer's. */
export const caseSequence = (code: string): number => Number(code.slice(-SEQUENCE_LENGTH));
