import { LIMITS } from '../../constants/limits.js';
import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { type JstDate, type JstDateTime, addDays, dateOf, monthOf } from '../../time/jst.js';
import { nextMonth } from './month-turn.js';
import { isFirstTrial, isOnetime, parsePlanId } from '../plans/plan-id.js';

interface FirstPlan {
  readonly is_company: boolean;
  readonly plan_id?: string | null | undefined;
  readonly payment_method_id?: number | null | undefined;
}

/** Whether a plan is one that may begin with the next month: an individual's monthly one, by card. */
export function mayBeginLater({ is_company, plan_id, payment_method_id }: FirstPlan): boolean {
  const plan = parsePlanId(plan_id);
  if (plan === null || isOnetime(plan) || isFirstTrial(plan)) return false;
  return !is_company && payment_method_id === PAYMENT_METHOD.creditCard;
}

/**
 * The month, `YYYY-MM`, with which a plan may begin instead of at once, paid when it begins (handbook/plans-and-prices.md#first-month):
 * the next one, in the last days of a month. Null where it is not offered.
 */
export function monthToBeginWith(form: FirstPlan, now: JstDateTime): string | null {
  if (!mayBeginLater(form)) return null;
  const month = monthOf(now);
  return monthOf(addDays(dateOf(now), LIMITS.beginNextMonthDays)) > month ? nextMonth(month) : null;
}

/** The first day of the month after `now`'s. */
export const dayToBeginWith = (now: JstDateTime): JstDate => `${nextMonth(monthOf(now))}-01`;
