import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import {
  type PlanChangeCourse,
  type PlanWarning,
  planChangeCourse,
  planWarnings,
} from '@laundry/shared/rules/plans/plan-change-course';
import { type PlanId, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { isSamePlan } from '@laundry/shared/rules/plans/plan-to-come';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { planOf } from '../../../components/plan/plan-values';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { type PlanEditValues, wishOf } from './plan-edit-values';

/** What a form that passed its checks would change. */
export interface PlannedChange {
  readonly plan: PlanId;
  readonly course: PlanChangeCourse;
  readonly warnings: readonly PlanWarning[];
  /** The plan, its pickup method and option stay as they are. */
  readonly keepsPlan: boolean;
  /** The same, with what was chosen for next month. */
  readonly keepsPlanToCome: boolean;
  readonly keepsPayment: boolean;
  /** There is nothing to send. */
  readonly isNothing: boolean;
}

export function plannedChange(values: PlanEditValues, user: CurrentUser, customer: PlanCustomer): PlannedChange | null {
  const plan = planOf(values);
  if (plan === null) return null;
  const { user_plan, next_month_plan_id } = user;
  const before = parsePlanId(user_plan.plan_id);
  const pickupMethod = Number(values.pickup_delivery_type);
  const wish = wishOf(values);
  const course = planChangeCourse(customer, plan, wish);
  const keepsPlan = isSamePlan(wish, user_plan);
  const keepsPayment = Number(values.payment_method_id) === user.payment_method_id;
  const startsAnew = course.kind === 'begin' || course.card !== null || next_month_plan_id !== null;
  return {
    plan,
    course,
    warnings:
      before === null
        ? []
        : planWarnings({ plan: before, pickupMethod: user_plan.pickup_delivery_type }, { plan, pickupMethod }),
    keepsPlan,
    keepsPlanToCome: isSamePlan(wish, planToComeOf(user)),
    keepsPayment,
    isNothing: keepsPlan && keepsPayment && !startsAnew,
  };
}
