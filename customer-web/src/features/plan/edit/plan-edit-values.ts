import { ONETIME_PART, planOptionOf, type PlanOption } from '@laundry/shared/constants/plan-parts';
import { formatPlanId, isFirstTrial, isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import type { CurrentUser, PlanChangeBody } from '../../../lib/calls/api-types';
import { type PlanValues, planOf } from '../../../components/plan/plan-values';

/** The registration's plan, and what only a customer chooses. */
export interface PlanEditValues extends PlanValues {
  user_plan_option: string;
  payment_method_id: string;
  /** Another card in place of the one on file. */
  renew_card: boolean;
}

/** The plan to come as it was seen: the server refuses where it is another by now. */
export type SeenPlan = Pick<PlanChangeBody, 'seen_plan_id' | 'seen_pickup_delivery_type' | 'seen_user_plan_option'>;

/** What is confirmed: the choices, and which plan they would replace. */
export interface CheckedPlan extends PlanEditValues {
  readonly seen: SeenPlan;
}

export const seenPlanOf = ({ user_plan, ...user }: CurrentUser): SeenPlan =>
  user.next_month_plan_id === null
    ? {
        seen_plan_id: user_plan.plan_id,
        seen_pickup_delivery_type: user_plan.pickup_delivery_type,
        seen_user_plan_option: user_plan.user_plan_option,
      }
    : { seen_plan_id: user.next_month_plan_id, seen_user_plan_option: user.next_month_user_plan_option };

/** Whether somebody else has chosen another plan since, and not the one of the form. */
export function isOvertaken({ seen, ...values }: CheckedPlan, user: CurrentUser): boolean {
  const { seen_plan_id, seen_user_plan_option } = seenPlanOf(user);
  const { plan_id, user_plan_option } = wishOf(values);
  const isSeen = JSON.stringify(seenPlanOf(user)) === JSON.stringify(seen);
  return !isSeen && !(plan_id === seen_plan_id && user_plan_option === seen_user_plan_option);
}

/** The form as it begins: the plan that the customer has. A first trial is never chosen again. */
export function valuesOf({ user_plan, payment_method_id }: CurrentUser): PlanEditValues {
  const plan = parsePlanId(user_plan.plan_id);
  const onetime = plan !== null && isOnetime(plan);
  const hasPart = plan !== null && !onetime && !isFirstTrial(plan);
  return {
    plan_kind: onetime ? 'onetime' : 'monthly',
    pickup_delivery_type: String(user_plan.pickup_delivery_type),
    bag_size: plan?.size ?? '',
    same_time: plan?.sameTime === true,
    plan_part: hasPart && plan.part !== ONETIME_PART ? plan.part : '',
    user_plan_option: String(user_plan.user_plan_option),
    payment_method_id: String(payment_method_id),
    renew_card: false,
  };
}

/** What is sent. */
export function wishOf(values: PlanEditValues): PlanChangeBody {
  const plan = planOf(values);
  const { pickup_delivery_type: pickupMethod } = values;
  return {
    plan_id: plan && formatPlanId(plan),
    pickup_delivery_type: pickupMethod === '' ? null : Number(pickupMethod),
    payment_method: Number(values.payment_method_id),
    user_plan_option: optionOf(values),
    renew_card: values.renew_card,
  };
}

/** One-time requests have none. */
export const optionOf = ({ plan_kind, user_plan_option }: PlanEditValues): PlanOption =>
  plan_kind === 'onetime' ? 0 : planOptionOf(user_plan_option);
