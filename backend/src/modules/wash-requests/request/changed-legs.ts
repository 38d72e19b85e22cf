import type { DateChange } from '@laundry/shared/rules/dates/date-change';
import type { WashRequest } from './wash-request.entity.js';

interface SentDates {
  readonly sched_pickup_dt?: string | null;
  readonly sched_delivery_dt?: string | null;
}

/** The legs that are sent as something new: an unchanged leg sent along is no change (handbook/requests.md#operators-dates). */
export const changedLegs = (request: WashRequest, sent: SentDates): DateChange => ({
  ...(sent.sched_pickup_dt && sent.sched_pickup_dt !== request.sched_pickup_dt && { pickup: sent.sched_pickup_dt }),
  ...(sent.sched_delivery_dt &&
    sent.sched_delivery_dt !== request.sched_delivery_dt && { delivery: sent.sched_delivery_dt }),
});
