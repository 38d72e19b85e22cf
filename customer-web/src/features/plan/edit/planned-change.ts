import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import {
  type PlanChangeCourse,
  type PlanWarning,
  planChangeCourse,
  planWarnings,
} from '@laundry/shared/rules/plans/plan-change-course';
import { type PlanId, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { type PlanTerms, isSamePlan } from '@laundry/shared/rules/plans/plan-to-come';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { planOf } from '../../../components/plan/plan-values';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { type PlanEditValues, wishOf } from './plan-edit-values';

/** What a form that passed its checks would change. */
export interface PlannedChange {
  readonly plan: PlanId;
  readonly course: PlanChangeCourse;
  readonly warnings: readonly PlanWarning[];
  /** The plan of this month, its pickup method and option go on. */
  readonly keepsPlan: boolean;
  /** What would come without the change comes: the one that was chosen for next month, where there is one. */
  readonly keepsPlanToCome: boolean;
  readonly keepsPayment: boolean;
  /** There is nothing to send. */
  readonly isNothing: boolean;
}

/** `toCome`: what it would replace. */
export function plannedChange(
  values: PlanEditValues,
  user: CurrentUser,
  customer: PlanCustomer,
  toCome: PlanTerms = planToComeOf(user),
): PlannedChange | null {
  const plan = planOf(values);
  if (plan === null) return null;
  const { user_plan } = user;
  const before = parsePlanId(user_plan.plan_id);
  const pickupMethod = Number(values.pickup_delivery_type);
  const wish = wishOf(values);
  const course = planChangeCourse(customer, plan, wish);
  const keepsPlanToCome = isSamePlan(wish, toCome);
  const keepsPayment = Number(values.payment_method_id) === user.payment_method_id;
  const startsAnew = course.kind === 'begin' || course.card !== null;
  return {
    plan,
    course,
    warnings:
      before === null || keepsPlanToCome
        ? []
        : planWarnings({ plan: before, pickupMethod: user_plan.pickup_delivery_type }, { plan, pickupMethod }),
    keepsPlan: isSamePlan(wish, user_plan),
    keepsPlanToCome,
    keepsPayment,
    isNothing: keepsPlanToCome && keepsPayment && !startsAnew,
  };
}
