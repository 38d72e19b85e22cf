import { parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';

/** The plan of a stored id. Throws for one that does not parse: no such id is ever written. */
export function planOf(planId: string): PlanId {
  const plan = parsePlanId(planId);
  if (plan === null) throw new Error(`stored plan id does not parse: ${planId}`);
  return plan;
}
