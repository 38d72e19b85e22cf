import { LIMITS } from '../../constants/limits.js';
import { type JstDate, type JstDateTime, addDays, dateOf, monthOf } from '../../time/jst.js';
import { firstDayOf, nextMonth } from './month-turn.js';
import { mayBeginLater } from '../plans/begin-later.js';
import { parsePlanId } from '../plans/plan-id.js';

interface FirstPlan {
  readonly is_company: boolean;
  readonly plan_id?: string | null | undefined;
  readonly payment_method_id?: number | null | undefined;
}

/** Whether a registration's plan is one that may begin later. */
export function mayFormBeginLater({ is_company, plan_id, payment_method_id }: FirstPlan): boolean {
  const plan = parsePlanId(plan_id);
  return plan !== null && mayBeginLater(plan, payment_method_id, is_company);
}

/**
 * The month, `YYYY-MM`, with which a plan may begin instead of at once, paid when it begins (handbook/plans-and-prices.md#first-month):
 * the next one, in the last days of a month. Null where it is not offered.
 */
export function monthToBeginWith(form: FirstPlan, now: JstDateTime): string | null {
  if (!mayFormBeginLater(form)) return null;
  const month = monthOf(now);
  return monthOf(addDays(dateOf(now), LIMITS.beginNextMonthDays)) > month ? nextMonth(month) : null;
}

/** The first day of the month after `now`'s. */
export const dayToBeginWith = (now: JstDateTime): JstDate => firstDayOf(nextMonth(monthOf(now)));

/** The month, `YYYY-MM`, with which a plan is still to begin; null: it has begun, or is to begin at once. */
export const monthToCome = (account: { readonly begins_month: string | null }, now: JstDateTime): string | null =>
  account.begins_month !== null && account.begins_month > monthOf(now) ? account.begins_month : null;
