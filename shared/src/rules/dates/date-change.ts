import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, addHours, dateOf, timeOf } from '../../time/jst.js';
import { isFixedTime } from '../areas/area-hours.js';
import { type ChangeableRow, type DeliveryLock, type PickupLock, deliveryLock, pickupLock } from './change-rules.js';
import { isBeforeDeadline } from './change-hours.js';
import { type Refusal, refuse } from '../decision.js';
import { DELIVERY_FIELD, isLongEnoughAfter } from './delivery-rules.js';
import { PICKUP_FIELD } from './pickup-rules.js';
import { type PlaceRefusal, type RequestContext, isTooFarAhead, lateRefusal, placeRefusal } from './request-context.js';
import { isTentativeDelivery } from '../stages/request-progress.js';

/** New date-times; a leg that is left out, or sent as it was, is no change (handbook/requests.md#change-and-cancel). */
export interface DateChange {
  readonly pickup?: JstDateTime | undefined;
  readonly delivery?: JstDateTime | undefined;
}

export type ChangeRefusal =
  | PlaceRefusal
  | PickupLock
  | DeliveryLock
  | 'time_limit_exceeded'
  | 'pickup_after_original'
  | 'delivery_after_original'
  | 'pickup_past'
  | 'pickup_too_late'
  | 'pickup_after_withdrawal'
  | 'delivery_too_late'
  | 'delivery_too_early';

export type ChangeDecision =
  | {
      readonly ok: true;
      readonly pickup: JstDateTime | null;
      readonly delivery: JstDateTime | null;
      readonly pickupChanged: boolean;
      readonly deliveryChanged: boolean;
    }
  | { readonly ok: false; readonly refusals: readonly Refusal<ChangeRefusal>[] };

/** Who changes: a customer is held to 2 hours before either leg and 2 hours after either original (handbook/requests.md#change-and-cancel). */
type Changer = 'customer' | 'operator';

/** A customer's change. `time_limit_exceeded` is 409, everything else 422 on its field. The lead time does not apply. */
export const decideChange = (row: ChangeableRow, change: DateChange, context: RequestContext): ChangeDecision =>
  decide('customer', row, change, context);

/** An operator's change: also shortly before a leg; "2 hours after the original" holds for the pickup only (handbook/requests.md#operators-dates). */
export const decideOperatorChange = (row: ChangeableRow, change: DateChange, context: RequestContext): ChangeDecision =>
  decide('operator', row, change, context);

function decide(by: Changer, row: ChangeableRow, change: DateChange, context: RequestContext): ChangeDecision {
  const pickup = change.pickup ?? row.sched_pickup_dt;
  const delivery = change.delivery ?? row.sched_delivery_dt;
  const pickupChanged = pickup !== row.sched_pickup_dt;
  const deliveryChanged = delivery !== row.sched_delivery_dt;
  const refusals: Refusal<ChangeRefusal>[] = [];
  const no = (code: ChangeRefusal | null, field: string): void => {
    if (code !== null) refusals.push(refuse(code, field));
  };
  if (pickupChanged && pickup !== null) no(pickupRefusal(by, row, pickup, context), PICKUP_FIELD);
  if (deliveryChanged && delivery !== null) no(deliveryRefusal(by, row, delivery, context), DELIVERY_FIELD);
  // A leg that cannot be moved at all is the whole answer; else both are judged in full, so that one answer says it all.
  const isLocked = (pickupChanged && pickupLock(row) !== null) || (deliveryChanged && deliveryLock(row) !== null);
  if (isLocked || refusals.some(({ code }) => code === 'time_limit_exceeded')) return { ok: false, refusals };
  const isGood = (field: string): boolean => refusals.every((refusal) => refusal.field !== field);
  if (isGood(DELIVERY_FIELD) && (deliveryChanged || (pickupChanged && isGood(PICKUP_FIELD))))
    no(gapRefusal(pickup, delivery, context), DELIVERY_FIELD);
  if (pickupChanged !== deliveryChanged) {
    // In a fixed-time area the leg that stays must be at that time too.
    if (!pickupChanged && row.result_pickup_dt === null) no(fixedTimeRefusal(pickup, context), PICKUP_FIELD);
    if (!deliveryChanged && isGood(DELIVERY_FIELD)) no(fixedTimeRefusal(delivery, context), DELIVERY_FIELD);
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, pickup, delivery, pickupChanged, deliveryChanged };
}

function pickupRefusal(by: Changer, row: ChangeableRow, pickup: JstDateTime, context: RequestContext) {
  const original = row.sched_pickup_dt;
  const lock = pickupLock(row);
  if (lock !== null || original === null) return lock;
  if (by === 'customer' && !isBeforeDeadline(original, context.now)) return 'time_limit_exceeded';
  if (pickup < addHours(original, LIMITS.changeAfterOriginalHours)) return 'pickup_after_original';
  if (pickup < context.now) return 'pickup_past';
  return lateRefusal(pickup, context) ?? placeRefusal(pickup, context);
}

function deliveryRefusal(by: Changer, row: ChangeableRow, delivery: JstDateTime, context: RequestContext) {
  const original = row.sched_delivery_dt;
  const lock = deliveryLock(row);
  if (lock !== null || original === null) return lock;
  if (by === 'customer' && !isBeforeDeadline(original, context.now)) return 'time_limit_exceeded';
  const tooSoon = delivery < addHours(original, LIMITS.changeAfterOriginalHours);
  if (by === 'customer' && tooSoon) return 'delivery_after_original';
  if (delivery < context.now) return 'pickup_past';
  return isTooFarAhead(dateOf(delivery), context.now) ? 'delivery_too_late' : placeRefusal(delivery, context);
}

function gapRefusal(pickup: JstDateTime | null, delivery: JstDateTime | null, { calendar }: RequestContext) {
  if (pickup === null || delivery === null || isTentativeDelivery(delivery)) return null;
  return isLongEnoughAfter(pickup, delivery, calendar) ? null : 'delivery_too_early';
}

function fixedTimeRefusal(dt: JstDateTime | null, { area }: RequestContext): ChangeRefusal | null {
  if (dt === null || isTentativeDelivery(dt) || area === null || !isFixedTime(area)) return null;
  return timeOf(dt) === area.start_time ? null : 'invalid_area_time';
}
