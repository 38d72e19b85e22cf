import { CLAIM_LIMITS } from '../../constants/claim-limits.js';
import { type JstDateTime, addDays, dateOf, endOfDay } from '../../time/jst.js';

/** What decides whether its customer may write about a request's laundry. */
export interface ClaimableRequest {
  readonly result_delivery_dt: JstDateTime | null;
  readonly is_bag_delivery: boolean;
}

export type ClaimRefusal = 'claim_not_delivered' | 'claim_too_late' | 'claim_open';

/** Until when its customer may write; null: nothing washed was delivered. */
export function claimUntil({ result_delivery_dt, is_bag_delivery }: ClaimableRequest): JstDateTime | null {
  if (result_delivery_dt === null || is_bag_delivery) return null;
  return endOfDay(addDays(dateOf(result_delivery_dt), CLAIM_LIMITS.daysAfterDelivery));
}

/** Why its customer may not write about a request (again); null: they may (handbook/requests.md#claims). */
export function claimRefusal(request: ClaimableRequest, hasOpen: boolean, now: JstDateTime): ClaimRefusal | null {
  const until = claimUntil(request);
  if (until === null) return 'claim_not_delivered';
  if (now > until) return 'claim_too_late';
  return hasOpen ? 'claim_open' : null;
}
