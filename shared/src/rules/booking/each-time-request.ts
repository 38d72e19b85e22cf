import { LIMITS } from '../../constants/limits.js';
import { type JstDateTime, SAME_TIME_DELIVERY } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';
import { DELIVERY_FIELD, type DeliveryRefusal, decideDelivery } from '../dates/delivery-rules.js';
import { type PickupRefusal, decidePickup } from '../dates/pickup-rules.js';
import { type RequestContext } from '../dates/request-context.js';
import { isTentativeDelivery } from '../stages/request-progress.js';

export interface EachTimeRequest {
  readonly pickup: JstDateTime;
  /** null (or the placeholder) on a same-time plan. */
  readonly delivery: JstDateTime | null;
  readonly count: number;
}

export type EachTimeRefusal =
  PickupRefusal | DeliveryRefusal | 'required' | 'delivery_not_same_time' | 'count_range' | 'count_same_time_min';

export type EachTimeDecision =
  | { readonly ok: true; readonly sched_delivery_dt: JstDateTime; readonly is_tentative: boolean }
  | { readonly ok: false; readonly refusals: readonly Refusal<EachTimeRefusal>[] };

/** Whether a customer of a monthly plan can make a request: at most one refusal for each field (handbook/requests.md#lead-times). */
export function decideEachTime(request: EachTimeRequest, context: RequestContext): EachTimeDecision {
  const pickup = decidePickup(request.pickup, context);
  const refusals = [pickup.ok ? null : pickup, deliveryRefusal(request, context), decideCount(request.count, context)];
  const found = refusals.filter((refusal) => refusal !== null);
  if (found.length > 0) return { ok: false, refusals: found };
  const delivery = request.delivery ?? SAME_TIME_DELIVERY;
  return { ok: true, sched_delivery_dt: delivery, is_tentative: context.sameTime };
}

/** 1 to 5 bags; a same-time request has 2 at least (handbook/plans-and-prices.md#prices). null when the count is good. */
export function decideCount(
  count: number,
  { sameTime }: Pick<RequestContext, 'sameTime'>,
): Refusal<'count_range' | 'count_same_time_min'> | null {
  const { requestCountMin, requestCountMax, sameTimeMinCount } = LIMITS;
  if (!Number.isInteger(count) || count < requestCountMin || count > requestCountMax)
    return refuse('count_range', 'count');
  return sameTime && count < sameTimeMinCount ? refuse('count_same_time_min', 'count') : null;
}

function deliveryRefusal(request: EachTimeRequest, context: RequestContext): Refusal<EachTimeRefusal> | null {
  const { pickup, delivery } = request;
  if (context.sameTime) return isTentativeDelivery(delivery) ? null : refuse('delivery_not_same_time', DELIVERY_FIELD);
  if (delivery === null) return refuse('required', DELIVERY_FIELD);
  const decision = decideDelivery(delivery, pickup, context);
  return decision.ok ? null : decision;
}
