import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { AbsenceStatus, Progress, RequestType } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import type { UserStatus } from '@laundry/shared/constants/user-status';

/** A row of the request list. Wash staff get the keys marked "not masked" not at all. */
export class ConsoleRequestView {
  /** The reception number; null: provisional, a weekly occurrence that is not made yet. */
  id: number | null;
  user_id: number;
  name1: string;
  name2: string;
  /** Not masked. */
  company_name?: string | null;
  staff_id: number | null;
  staff_name1: string | null;
  staff_name2: string | null;
  /** `1` each time, `2` weekly fixed. */
  request_type: RequestType;
  plan_id: string;
  plan_name: string;
  user_plan_option: PlanOption;
  pickup_delivery_type: AccountPickupMethod;
  size: SizeKey;
  count: number;
  fold_cost: number;
  /** Progress 0, 1, 2, 4, 3; `user_status` is the customer's. */
  status: Progress;
  display_status: string;
  user_status: UserStatus;
  stop_start_dt: string | null;
  /** Under which the row is listed: the pickup until picked up, then the delivery. */
  sched_dt: string;
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  result_pickup_dt: string | null;
  result_wash_dt: string | null;
  result_fold_dt: string | null;
  result_delivery_dt: string | null;
  wash_type_setting: number;
  fold_type_setting: number;
  has_oil_treatment: number | null;
  laundry_type: number | null;
  is_tentative: boolean;
  is_provisional: boolean;
  is_bag_delivery: boolean;
  is_onetime: boolean;
  is_direct_delivery: boolean;
  is_stopped_user: boolean;
  /** 0 none, 1 re-pick-up, 2 re-delivery, 3 on hold. */
  absence_status: AbsenceStatus;
  /** The customer wants the bags of the leg that comes next at the door. */
  at_door: boolean;
  /** Where somebody has put it among its driver's stops of the half hour. */
  visit_place: number | null;
  bikou: string;
  venue_provider_name: string | null;
  /** Not masked. */
  send_addr_zipcode?: string;
  /** Not masked. */
  send_addr_detail1?: string;
  /** Not masked. */
  send_addr_detail2?: string;
  /** Not masked. */
  send_addr_detail3?: string;
}
