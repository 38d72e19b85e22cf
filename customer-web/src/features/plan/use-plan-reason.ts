import { planChangeReason } from '@laundry/shared/rules/plans/plan-change';
import { fromEpochMillis } from '@laundry/shared/time/jst';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/calls/api-types';
import { epochMillis } from '@laundry/web-kit/clock';

export type PlanReason = NonNullable<ReturnType<typeof planChangeReason>>;

/** Why a customer cannot choose a plan at all, as of when the screen was opened; null when it is only a question of which one. */
export function usePlanReason(user: CurrentUser, isStoppedForCard: boolean): PlanReason | null {
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  const { status, withdrawal_dt, user_plan } = user;
  return planChangeReason({ status, withdrawal_dt, plan_id: user_plan.plan_id, isStoppedForCard }, now);
}
