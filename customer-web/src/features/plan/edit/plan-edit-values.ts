import { ONETIME_PART, planOptionOf, type PlanOption } from '@laundry/shared/constants/plan-parts';
import { formatPlanId, isFirstTrial, isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { type PlanTerms, isStale } from '@laundry/shared/rules/plans/plan-to-come';
import type { CurrentUser, PlanChangeBody } from '../../../lib/calls/api-types';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { type PlanValues, planOf } from '../../../components/plan/plan-values';

/** The registration's plan, and what only a customer chooses. */
export interface PlanEditValues extends PlanValues {
  user_plan_option: string;
  payment_method_id: string;
  /** Another card in place of the one on file. */
  renew_card: boolean;
}

/** What is confirmed: the choices, and which plan they would replace. */
export interface PlanReplacement extends PlanEditValues {
  readonly seen: PlanTerms;
}

/** Whether somebody else has chosen another plan since, and not the one of the form. */
export const isPlanStale = ({ seen, ...values }: PlanReplacement, user: CurrentUser): boolean =>
  isStale(planToComeOf(user), seen, wishOf(values));

/** The form as it begins: the plan to come, which stays where nothing else is chosen. A first trial is never chosen again. */
export function valuesOf(user: CurrentUser, terms: PlanTerms = planToComeOf(user)): PlanEditValues {
  const plan = parsePlanId(terms.plan_id);
  const onetime = plan !== null && isOnetime(plan);
  const hasPart = plan !== null && !onetime && !isFirstTrial(plan);
  return {
    plan_kind: onetime ? 'onetime' : 'monthly',
    pickup_delivery_type: String(terms.pickup_delivery_type),
    bag_size: plan?.size ?? '',
    same_time: plan?.sameTime === true,
    plan_part: hasPart && plan.part !== ONETIME_PART ? plan.part : '',
    user_plan_option: String(terms.user_plan_option),
    payment_method_id: String(user.payment_method_id),
    renew_card: false,
  };
}

/** What is sent. */
export function wishOf(values: PlanEditValues) {
  const plan = planOf(values);
  const { pickup_delivery_type: pickupMethod } = values;
  return {
    plan_id: plan && formatPlanId(plan),
    pickup_delivery_type: pickupMethod === '' ? null : Number(pickupMethod),
    payment_method: Number(values.payment_method_id),
    user_plan_option: optionOf(values),
    renew_card: values.renew_card,
  } satisfies PlanChangeBody;
}

/** One-time requests have none. */
export const optionOf = ({ plan_kind, user_plan_option }: PlanEditValues): PlanOption =>
  plan_kind === 'onetime' ? 0 : planOptionOf(user_plan_option);
