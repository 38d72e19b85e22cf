import { PLAN_IDS } from '@laundry/shared/masters/plans';
import { formatPlanId, isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';

const listed = (plans: readonly PlanId[]): string => `('${plans.map(formatPlanId).join("', '")}')`;

/** The plans that are so, as lists of SQL. */
export const ONETIME_PLANS = listed(PLAN_IDS.filter(isOnetime));
export const SAME_TIME_PLANS = listed(
  PLAN_IDS.map((plan) => ({ ...plan, sameTime: true })).filter((plan) => parsePlanId(formatPlanId(plan)) !== null),
);
