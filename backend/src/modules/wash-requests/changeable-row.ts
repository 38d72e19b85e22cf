import type { ChangeableRow } from '@laundry/shared/rules/change-rules';
import { isOnetime } from '@laundry/shared/rules/plan-id';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { planOf } from './request-context.queries.js';
import type { WashRequest } from './wash-request.entity.js';

/**
 * A request as the change rules see it. The delivery of a same-time request is the customer's next pickup, so it is
 * never changed by itself, linked already or not (decisions 5).
 */
export function changeableRow(request: WashRequest): ChangeableRow {
  const plan = planOf(request.plan_id);
  return {
    sched_pickup_dt: request.sched_pickup_dt,
    sched_delivery_dt: plan.sameTime ? SAME_TIME_DELIVERY : request.sched_delivery_dt,
    result_pickup_dt: request.result_pickup_dt,
    result_delivery_dt: request.result_delivery_dt,
    is_onetime: isOnetime(plan),
  };
}
