import { PROGRESS, type RequestType } from '@laundry/shared/constants/progress';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { sizeKeyOf } from '@laundry/shared/rules/plans/plan-id';
import { planOf } from '../../users/stored-plan.js';
import type { User } from '../../users/user.entity.js';
import { newVisitLink } from '../../visit-links/new-visit-link.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** A request to insert: every column but those the database makes. */
export type NewRequest = Omit<WashRequest, 'id' | 'live_pickup_dt'>;

type Wanted = Pick<NewRequest, 'count' | 'sched_delivery_dt' | 'delivery_box_pw' | 'bikou' | 'created_at'> &
  Partial<Pick<NewRequest, 'week_request_id' | 'week_date' | 'booked_by' | 'cost_centre'>> & {
    readonly request_type: RequestType;
    readonly sched_pickup_dt: string;
  };

/** A request at its beginning, under the customer's present plan. */
export function newRequest(
  user: Pick<User, 'id' | 'plan_id' | 'user_plan_option' | 'pickup_delivery_type'>,
  wanted: Wanted,
): NewRequest {
  const plan = planOf(user.plan_id);
  const { visit_secret, visit_hash } = newVisitLink();
  return {
    user_id: user.id,
    staff_id: null,
    week_request_id: null,
    week_date: null,
    booked_by: null,
    cost_centre: null,
    invoiced_month: null,
    plan_id: user.plan_id,
    user_plan_option: user.user_plan_option,
    pickup_delivery_type: user.pickup_delivery_type,
    size: sizeKeyOf(plan),
    sched_dt: wanted.sched_pickup_dt,
    result_pickup_dt: null,
    result_wash_dt: null,
    result_fold_dt: null,
    result_delivery_dt: null,
    result_pickup_by: null,
    result_wash_by: null,
    result_fold_by: null,
    result_delivery_by: null,
    status: PROGRESS.unhandled,
    is_tentative: isTentativeDelivery(wanted.sched_delivery_dt),
    is_bag_delivery: false,
    absence_status: 0,
    at_door_leg: null,
    visit_place: null,
    visit_place_of: null,
    visit_place_at: null,
    pay_by: null,
    cancelled_at: null,
    cancel_kind: null,
    reminded_pickup_dt: null,
    visit_secret,
    visit_hash,
    // Last: a literal that goes on for so long after a spread takes ten times as long to make.
    ...wanted,
  };
}
