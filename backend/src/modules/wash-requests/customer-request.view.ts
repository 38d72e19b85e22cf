import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { changeFlags, changeableRow } from '@laundry/shared/rules/change-rules';
import type { WashRequest } from './wash-request.entity.js';

/** A request as its customer sees it (spec 1 §3). */
export class CustomerRequestView {
  id: number;
  /** Place in the answer, from 1. */
  dispNum: number;
  /** `1` each time, `2` weekly fixed. */
  request_type: string;
  plan_id: string;
  pickup_delivery_type: number;
  size: number;
  count: number;
  status: number;
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  result_pickup_dt: string | null;
  result_delivery_dt: string | null;
  is_tentative: boolean;
  is_bag_delivery: boolean;
  is_fixed_weekday: boolean;
  bikou: string;
  delivery_box_pw: string;
  created_at: string;
  canChangePickupDt: boolean;
  canChangeDeliveryDt: boolean;
  canCancel: boolean;
}

/** @param now JST moment at which the flags hold. */
export function customerRequestView(request: WashRequest, dispNum: number, now: string): CustomerRequestView {
  return {
    id: request.id,
    dispNum,
    request_type: request.request_type,
    plan_id: request.plan_id,
    pickup_delivery_type: request.pickup_delivery_type,
    size: request.size,
    count: request.count,
    status: request.status,
    sched_pickup_dt: request.sched_pickup_dt,
    sched_delivery_dt: request.sched_delivery_dt,
    result_pickup_dt: request.result_pickup_dt,
    result_delivery_dt: request.result_delivery_dt,
    is_tentative: request.is_tentative,
    is_bag_delivery: request.is_bag_delivery,
    is_fixed_weekday: request.request_type === REQUEST_TYPE.weekly,
    bikou: request.bikou,
    delivery_box_pw: request.delivery_box_pw,
    created_at: request.created_at,
    ...changeFlags(changeableRow(request), now),
  };
}
