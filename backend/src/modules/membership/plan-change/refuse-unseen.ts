import { REASON } from '@laundry/shared/constants/reasons';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { isStale, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { User } from '../../users/user.entity.js';
import { chosenPlan } from './chosen-plan.js';
import type { PlanEditDto } from './plan-change.dto.js';

/** 409 `stale` to whoever saw another plan to come; who repeats what is stored already replaces nothing of anybody else's. */
export function refuseUnseen(user: User, dto: PlanEditDto): void {
  const current = planToCome(user);
  const seen = {
    plan_id: dto.seen_plan_id ?? current.plan_id,
    pickup_delivery_type: dto.seen_pickup_delivery_type ?? current.pickup_delivery_type,
    user_plan_option: dto.seen_user_plan_option ?? current.user_plan_option,
  };
  const plan = parsePlanId(dto.plan_id);
  const wished = plan && chosenPlan(plan, dto, user.user_plan_option);
  if (isStale(current, seen, wished)) throw new DomainError(REASON.stale, { current });
}
