import { ABSENCE_STATUS, LEG } from '@laundry/shared/constants/progress';
import { absenceLegOf } from '@laundry/shared/rules/absence/absence';
import type { DateChange } from '@laundry/shared/rules/dates/date-change';
import { isTentativeDelivery, schedDt } from '@laundry/shared/rules/stages/request-progress';
import type { WashRequest } from './wash-request.entity.js';

/** The columns that new dates touch. */
export type MovedColumns = Pick<WashRequest, 'sched_dt' | 'is_tentative'> &
  Partial<Pick<WashRequest, 'sched_pickup_dt' | 'sched_delivery_dt' | 'absence_status'>>;

/** What of it is said in the history. */
export const MOVED_FIELDS = ['sched_pickup_dt', 'sched_delivery_dt', 'absence_status'] as const;

/** A request's columns after some legs were moved: listed under the right time, the absence badge of a moved leg off, another's left alone (handbook/requests.md). */
export function movedRequest(request: WashRequest, { pickup, delivery }: DateChange): MovedColumns {
  const sched_delivery_dt = delivery ?? request.sched_delivery_dt;
  const answersAbsence = (absenceLegOf(request) === LEG.pickup ? pickup : delivery) !== undefined;
  return {
    ...(pickup !== undefined && { sched_pickup_dt: pickup }),
    ...(delivery !== undefined && { sched_delivery_dt: delivery }),
    sched_dt: schedDt({
      sched_pickup_dt: pickup ?? request.sched_pickup_dt,
      sched_delivery_dt,
      result_pickup_dt: request.result_pickup_dt,
    }),
    is_tentative: isTentativeDelivery(sched_delivery_dt),
    ...(answersAbsence && { absence_status: ABSENCE_STATUS.none }),
  };
}
