import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import { REQUEST_TYPE, type AbsenceStatus, type Progress, type RequestType } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import { bookedBy } from '@laundry/shared/rules/companies/booked-by';
import { changeFlags, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { readable } from '../../../common/crypto/unreadable.js';
import type { WashRequest } from '../request/wash-request.entity.js';

export class BookedByView {
  id: number;
  name: string;
}

/** A request as its customer sees it. */
export class CustomerRequestView {
  id: number;
  /** Place in the answer, from 1. */
  dispNum: number;
  /** `1` each time, `2` weekly fixed. */
  request_type: RequestType;
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  size: SizeKey;
  count: number;
  status: Progress;
  /** 0 none; 1 and 2: nobody was there at the pickup, at the delivery; 3: on hold. */
  absence_status: AbsenceStatus;
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  /** Until when somebody comes for the pickup of a one-time request; null where no window is promised. */
  pickup_until: string | null;
  result_pickup_dt: string | null;
  result_wash_dt: string | null;
  result_fold_dt: string | null;
  result_delivery_dt: string | null;
  /** Yen that was paid, or is to be, for a one-time request; null for one that took bags of the balance. */
  price: number | null;
  /** Until when a request that waits for its payment is held; null for all others. */
  pay_by: string | null;
  is_tentative: boolean;
  is_bag_delivery: boolean;
  is_fixed_weekday: boolean;
  bikou: string;
  /** Empty: none. Null: it is stored and cannot be read; what it was stays until another is given. */
  delivery_box_pw: string | null;
  /** A company's cost centre; null: none. */
  cost_centre: string | null;
  /** An invoice has summed it up, so its cost centre is closed. */
  is_invoiced: boolean;
  /** Which of a company's people booked it, its owner among them; null: nobody books beside the owner, or its schedule made it. */
  booked_by: BookedByView | null;
  created_at: string;
  /** When it was cancelled automatically; null of all that are not. */
  cancelled_at: string | null;
  canChangePickupDt: boolean;
  canChangeDeliveryDt: boolean;
  canCancel: boolean;
}

export interface Seen {
  readonly dispNum: number;
  /** JST moment at which the flags hold. */
  readonly now: string;
  /** Where the customer is served. */
  readonly area: AreaService | null;
  /** Yen that was paid or is to be, by one-time request. */
  readonly prices: ReadonlyMap<number, number>;
  /** Names of those who may have booked, by their ids; nobody where the owner alone does. */
  readonly people: ReadonlyMap<number, string>;
}

export function customerRequestView(
  request: WashRequest,
  { dispNum, now, area, prices, people }: Seen,
): CustomerRequestView {
  const { sched_pickup_dt: pickup } = request;
  return {
    id: request.id,
    dispNum,
    request_type: request.request_type,
    plan_id: request.plan_id,
    pickup_delivery_type: request.pickup_delivery_type,
    size: request.size,
    count: request.count,
    status: request.status,
    absence_status: request.absence_status,
    sched_pickup_dt: pickup,
    sched_delivery_dt: request.sched_delivery_dt,
    pickup_until: isOnetimeRequest(request) && pickup !== null ? pickupWindowEnd(pickup, area) : null,
    result_pickup_dt: request.result_pickup_dt,
    result_wash_dt: request.result_wash_dt,
    result_fold_dt: request.result_fold_dt,
    result_delivery_dt: request.result_delivery_dt,
    price: prices.get(request.id) ?? null,
    pay_by: request.pay_by,
    is_tentative: request.is_tentative,
    is_bag_delivery: request.is_bag_delivery,
    is_fixed_weekday: request.request_type === REQUEST_TYPE.weekly,
    bikou: request.bikou,
    delivery_box_pw: readable(request.delivery_box_pw),
    cost_centre: request.cost_centre,
    is_invoiced: request.invoiced_month !== null,
    booked_by: bookerOf(request, people),
    created_at: request.created_at,
    cancelled_at: request.cancelled_at,
    ...changeFlags(changeableRow(request), now),
  };
}

function bookerOf(request: WashRequest, people: ReadonlyMap<number, string>): BookedByView | null {
  const id = bookedBy(request, request.user_id);
  const name = id === null ? undefined : people.get(id);
  return id === null || name === undefined ? null : { id, name };
}

export function isOnetimeRequest({ plan_id }: Pick<WashRequest, 'plan_id'>): boolean {
  const plan = parsePlanId(plan_id);
  return plan !== null && isOnetime(plan);
}
