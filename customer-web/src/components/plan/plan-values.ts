import type { PlanPart } from '@laundry/shared/constants/plan-parts';
import type { SizeCode } from '@laundry/shared/constants/sizes';
import { type PlanId, formatPlanId, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { planMethodOf } from '@laundry/shared/rules/plans/plan-method';

/** The choices that make up a plan: texts are keys, empty while nothing is chosen. */
export interface PlanValues {
  plan_kind: 'monthly' | 'onetime';
  pickup_delivery_type: string;
  bag_size: SizeCode | '';
  same_time: boolean;
  plan_part: PlanPart | '';
}

/** The chosen plan; null until every part of it is chosen, and when there is no such plan. */
export function planOf(values: PlanValues): PlanId | null {
  const method = planMethodOf(values.pickup_delivery_type);
  if (method === null) return null;
  if (values.plan_kind === 'onetime') return { part: 'tx', method, sameTime: false, size: null };
  if (values.plan_part === '' || values.bag_size === '') return null;
  const plan = { part: values.plan_part, method, sameTime: values.same_time, size: values.bag_size };
  return parsePlanId(formatPlanId(plan));
}
