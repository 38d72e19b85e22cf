import type { AccountPickupMethod } from '../../constants/pickup-methods.js';
import type { PlanOption } from '../../constants/plan-parts.js';
import { isOnetime, parsePlanId } from './plan-id.js';

/** All that a customer chooses of a plan but how it is paid. */
export interface PlanTerms {
  readonly plan_id: string;
  readonly pickup_delivery_type: AccountPickupMethod;
  readonly user_plan_option: PlanOption;
}

/** The plan of a customer; the `next_month` columns are what they have chosen to change to. */
export interface PlansOfCustomer extends PlanTerms {
  readonly next_month_plan_id: string | null;
  readonly next_month_pickup_delivery_type: AccountPickupMethod | null;
  readonly next_month_user_plan_option: PlanOption | null;
}

/** Terms as they are sent or kept, perhaps of no plan. */
type ComparedTerms = Readonly<Record<keyof PlanTerms, string | number | null>>;

/** What the customer will have without another change: the plan that was chosen for next month, or the present one. */
export function planToCome(customer: PlansOfCustomer): PlanTerms {
  const { next_month_plan_id, plan_id, pickup_delivery_type, user_plan_option } = customer;
  if (next_month_plan_id === null) return { plan_id, pickup_delivery_type, user_plan_option };
  const plan = parsePlanId(next_month_plan_id);
  return {
    plan_id: next_month_plan_id,
    pickup_delivery_type: customer.next_month_pickup_delivery_type ?? pickup_delivery_type,
    user_plan_option: plan !== null && isOnetime(plan) ? 0 : (customer.next_month_user_plan_option ?? user_plan_option),
  };
}

/** Pickup methods share plan ids, so that the id alone does not tell two choices apart. */
export const isSamePlan = (one: ComparedTerms, other: ComparedTerms): boolean =>
  one.plan_id === other.plan_id &&
  one.pickup_delivery_type === other.pickup_delivery_type &&
  one.user_plan_option === other.user_plan_option;

/** Whether what was seen is stale: somebody else has chosen the plan to come since, and not the wished one. */
export const isStale = (toCome: PlanTerms, seen: ComparedTerms, wished: ComparedTerms | null): boolean =>
  !isSamePlan(toCome, seen) && (wished === null || !isSamePlan(toCome, wished));

/** The plan to come as it was seen, as a change of plan sends it: the server refuses where it is another by now. */
export const seenPlan = ({ plan_id, pickup_delivery_type, user_plan_option }: PlanTerms) => ({
  seen_plan_id: plan_id,
  seen_pickup_delivery_type: pickup_delivery_type,
  seen_user_plan_option: user_plan_option,
});
