import { pickupMethodOf } from '@laundry/shared/constants/pickup-methods';
import { paymentMethodOf, type AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import { formatPlanId, isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { PlanTerms } from '@laundry/shared/rules/plans/plan-to-come';

/** A plan as a customer has chosen it; it waits in a payment's purpose while it is paid. */
export interface ChosenPlan extends PlanTerms {
  readonly payment_method: AccountPaymentMethod;
}

export const isMonthly = ({ plan_id }: Pick<ChosenPlan, 'plan_id'>): boolean => {
  const plan = parsePlanId(plan_id);
  return plan !== null && !isOnetime(plan);
};

/** Columns of the account for a plan that begins now. */
export const planNow = ({ plan_id, pickup_delivery_type, user_plan_option }: ChosenPlan) => ({
  plan_id,
  pickup_delivery_type,
  user_plan_option,
});

/** Columns for one that begins with a month; none where it is what the customer has anyway. */
export const planNext = (chosen: ChosenPlan | null, validFrom: string) => ({
  next_month_plan_id: chosen?.plan_id ?? null,
  next_month_pickup_delivery_type: chosen?.pickup_delivery_type ?? null,
  next_month_user_plan_option: chosen?.user_plan_option ?? null,
  next_month_plan_valid_from: chosen === null ? null : validFrom,
});

/** Columns for how it is paid. */
export const payingBy = ({ payment_method }: ChosenPlan) => ({
  payment_method_id: payment_method,
  latest_payment_method_id: payment_method,
});

export const chosenPlan = (
  plan: PlanId,
  dto: { pickup_delivery_type?: number | null; payment_method?: number | null; user_plan_option?: PlanOption | null },
  option: PlanOption,
): ChosenPlan => ({
  plan_id: formatPlanId(plan),
  pickup_delivery_type: pickupMethodOf(dto.pickup_delivery_type) ?? 0,
  user_plan_option: isOnetime(plan) ? 0 : (dto.user_plan_option ?? option),
  payment_method: paymentMethodOf(dto.payment_method) ?? 0,
});
