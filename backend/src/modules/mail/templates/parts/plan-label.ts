import type { Lang } from '@laundry/shared/constants/langs';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';

/** A plan as its reader knows it. */
export function planLabel(planId: string, lang: Lang): string {
  const plan = parsePlanId(planId);
  return plan === null ? planId : planName(plan, lang);
}
