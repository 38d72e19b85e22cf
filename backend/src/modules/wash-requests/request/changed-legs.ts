import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import type { DateChange } from '@laundry/shared/rules/dates/date-change';
import type { WashRequest } from './wash-request.entity.js';

export interface SentDates {
  readonly sched_pickup_dt?: string | null;
  readonly sched_delivery_dt?: string | null;
}

/**
 * The legs that are sent as something new: an unchanged leg sent along is no change (handbook/requests.md#operators-dates),
 * nor is a same-time request's placeholder when the delivery has found its pickup meanwhile.
 */
export function changedLegs(request: WashRequest, sent: SentDates): DateChange {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = sent;
  const knownDeliveries = [request.sched_delivery_dt, changeableRow(request).sched_delivery_dt];
  return {
    ...(pickup && pickup !== request.sched_pickup_dt && { pickup }),
    ...(delivery && !knownDeliveries.includes(delivery) && { delivery }),
  };
}
