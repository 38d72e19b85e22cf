import { LIMITS } from '../constants/limits.js';
import { type JstDateTime, addHours } from '../time/jst.js';
import { type ScheduledTimes, isTentativeDelivery } from './request-progress.js';

/** What the change rules need to know about a request. */
export interface ChangeableRow extends ScheduledTimes {
  readonly result_delivery_dt: JstDateTime | null;
  readonly is_onetime: boolean;
}

/** A request as its customer may still act on it (spec 1 §3). */
export interface ChangeFlags {
  readonly canChangePickupDt: boolean;
  readonly canChangeDeliveryDt: boolean;
  readonly canCancel: boolean;
}

/** Whether a leg is far enough away: strictly more than 2 hours (spec 1 §4). */
export const isMoreThanTwoHoursAway = (dt: JstDateTime, now: JstDateTime): boolean =>
  dt > addHours(now, LIMITS.changeCancelHours);

/** No pickup result, and its time more than 2 hours away; never for one-time requests. */
function canChangePickup(row: ChangeableRow, now: JstDateTime): boolean {
  if (row.is_onetime || row.result_pickup_dt !== null || row.sched_pickup_dt === null) return false;
  return isMoreThanTwoHoursAway(row.sched_pickup_dt, now);
}

/** No delivery result, and its time more than 2 hours away; a same-time delivery follows the next pickup instead. */
function canChangeDelivery(row: ChangeableRow, now: JstDateTime): boolean {
  if (row.is_onetime || row.result_delivery_dt !== null || row.sched_delivery_dt === null) return false;
  return !isTentativeDelivery(row.sched_delivery_dt) && isMoreThanTwoHoursAway(row.sched_delivery_dt, now);
}

/** A request can be cancelled as long as its pickup can be changed. */
const canCancel = canChangePickup;

export const changeFlags = (row: ChangeableRow, now: JstDateTime): ChangeFlags => ({
  canChangePickupDt: canChangePickup(row, now),
  canChangeDeliveryDt: canChangeDelivery(row, now),
  canCancel: canCancel(row, now),
});

export type CancelRefusal = 'onetime_not_allowed' | 'pickup_done' | 'cancel_time_limit';

/** Why a customer cannot cancel; null when he can. `cancel_time_limit` is 409 time_limit_exceeded. */
export function cancelRefusal(row: ChangeableRow, now: JstDateTime): CancelRefusal | null {
  if (row.is_onetime) return 'onetime_not_allowed';
  if (row.result_pickup_dt !== null) return 'pickup_done';
  return canCancel(row, now) ? null : 'cancel_time_limit';
}
