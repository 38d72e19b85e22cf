import { isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { endOfMonth, type JstDate } from '@laundry/shared/time/jst';

/** The bags of a plan's first month, and until which day they can be used. */
export interface BegunPlan {
  /** Null: it begins with the registration that was paid, for which the bags themselves are yet to come. */
  readonly from: JstDate | null;
  readonly until: JstDate;
  readonly bags: number;
}

/** What a plan brings in the month of a day; null: no monthly plan. */
export function begunPlan(plan_id: string, day: JstDate, from: JstDate | null): BegunPlan | null {
  const plan = parsePlanId(plan_id);
  if (plan === null || isOnetime(plan)) return null;
  return { from, until: endOfMonth(day), bags: washCountOf(plan.part) };
}
