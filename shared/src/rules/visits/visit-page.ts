import { VISIT_LIMITS } from '../../constants/visit-limits.js';
import { type JstDateTime, addHours } from '../../time/jst.js';

/** When a request was over: delivered, or ended before; both null while it goes on. */
export interface EndOfRequest {
  readonly cancelled_at: JstDateTime | null;
  readonly result_delivery_dt: JstDateTime | null;
}

/** Whether the page of a request opens without sign-in: until two days after its end (handbook/requests.md#visit-page). */
export function isVisitPageOpen({ cancelled_at, result_delivery_dt }: EndOfRequest, now: JstDateTime): boolean {
  const end = cancelled_at ?? result_delivery_dt;
  return end === null || now < addHours(end, VISIT_LIMITS.pageHours);
}
