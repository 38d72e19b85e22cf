import { type JstDateTime, SAME_TIME_DELIVERY } from '../../time/jst.js';
import { isOnetime, parsePlanId } from '../plans/plan-id.js';
import { type ScheduledTimes, isTentativeDelivery } from '../stages/request-progress.js';
import { deadlineOf, isBeforeDeadline } from './change-hours.js';

/** What the change rules need to know about a request. */
export interface ChangeableRow extends ScheduledTimes {
  readonly result_delivery_dt: JstDateTime | null;
  readonly is_onetime: boolean;
}

/** A request as the server stores and shows it. */
export interface PlannedRow extends ScheduledTimes {
  readonly plan_id: string;
  readonly is_bag_delivery: boolean;
  readonly result_delivery_dt: JstDateTime | null;
}

/**
 * A request as the change rules see it, for the server and both webs. The delivery of a same-time request is the
 * customer's next pickup: linked already or not, it is never changed by itself and holds up no change of the pickup.
 * Bags that are brought are outside of every plan: their delivery has a date of its own.
 */
export function changeableRow(request: PlannedRow): ChangeableRow {
  const plan = request.is_bag_delivery ? null : parsePlanId(request.plan_id);
  return {
    sched_pickup_dt: request.sched_pickup_dt,
    sched_delivery_dt: plan?.sameTime ? SAME_TIME_DELIVERY : request.sched_delivery_dt,
    result_pickup_dt: request.result_pickup_dt,
    result_delivery_dt: request.result_delivery_dt,
    is_onetime: plan !== null && isOnetime(plan),
  };
}

export type PickupLock = 'onetime_not_allowed' | 'pickup_done';
export type DeliveryLock = 'onetime_not_allowed' | 'delivery_done' | 'delivery_not_same_time';

/** Why nobody can move a pickup, whenever to; null when it can be moved. A bag delivery has no pickup to move. */
export function pickupLock(row: ChangeableRow): PickupLock | null {
  if (row.is_onetime) return 'onetime_not_allowed';
  return row.result_pickup_dt !== null || row.sched_pickup_dt === null ? 'pickup_done' : null;
}

/** Why nobody can move a delivery, whenever to; null when it can be moved. */
export function deliveryLock(row: ChangeableRow): DeliveryLock | null {
  if (row.is_onetime) return 'onetime_not_allowed';
  if (row.result_delivery_dt !== null) return 'delivery_done';
  return isTentativeDelivery(row.sched_delivery_dt) ? 'delivery_not_same_time' : null;
}

/** A request as its customer may still act on it (handbook/requests.md#change-and-cancel). */
export interface ChangeFlags {
  readonly canChangePickupDt: boolean;
  readonly canChangeDeliveryDt: boolean;
  readonly canCancel: boolean;
}

const canChangePickup = (row: ChangeableRow, now: JstDateTime): boolean =>
  pickupLock(row) === null && row.sched_pickup_dt !== null && isBeforeDeadline(row.sched_pickup_dt, now);

const canChangeDelivery = (row: ChangeableRow, now: JstDateTime): boolean =>
  deliveryLock(row) === null && row.sched_delivery_dt !== null && isBeforeDeadline(row.sched_delivery_dt, now);

/** A request can be cancelled as long as its pickup can be changed. */
const canCancel = canChangePickup;

export const changeFlags = (row: ChangeableRow, now: JstDateTime): ChangeFlags => ({
  canChangePickupDt: canChangePickup(row, now),
  canChangeDeliveryDt: canChangeDelivery(row, now),
  canCancel: canCancel(row, now),
});

/** Until when a customer may act on a request, and on what of it. */
export interface ChangeDeadline {
  readonly of: 'request' | 'delivery';
  readonly until: JstDateTime;
}

/** The whole request while its pickup can be moved, then the delivery alone; null when there is nothing left to change. */
export function changeDeadline(row: ChangeableRow, now: JstDateTime): ChangeDeadline | null {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = row;
  if (pickup !== null && canCancel(row, now)) return { of: 'request', until: deadlineOf(pickup) };
  if (delivery !== null && canChangeDelivery(row, now)) return { of: 'delivery', until: deadlineOf(delivery) };
  return null;
}

export type CancelRefusal = 'onetime_not_allowed' | 'pickup_done' | 'cancel_time_limit';

/** Why a customer cannot cancel; null when they can. `cancel_time_limit` is 409 time_limit_exceeded. */
export function cancelRefusal(row: ChangeableRow, now: JstDateTime): CancelRefusal | null {
  if (row.is_onetime) return 'onetime_not_allowed';
  if (row.result_pickup_dt !== null) return 'pickup_done';
  return canCancel(row, now) ? null : 'cancel_time_limit';
}
