import {
  type JstDate,
  type JstDateTime,
  addMonths,
  dateOf,
  endOfDay,
  endOfMonth,
  firstOfMonth,
} from '../../time/jst.js';
import { isFirstTrial, isOnetime, parsePlanId } from '../plans/plan-id.js';

export type WithdrawalDecision =
  | { readonly ok: true; readonly withdrawal_dt: JstDateTime; readonly atOnce: boolean }
  | { readonly ok: false; readonly from: JstDate };

interface Leaving {
  readonly plan_id: string;
  readonly created_at: JstDateTime;
  readonly onetime_to_monthly_dt: JstDateTime | null;
  /** `YYYY-MM` of a first plan that has not begun yet. */
  readonly begins_month: string | null;
}

/**
 * When a customer may leave: not in the month of registration, and not until the 1st of the second month after a switch
 * from one-time to monthly. Monthly plans end with the month, one-time and the first trial at once (handbook/accounts.md#withdrawal).
 * A plan that has not begun yet (rules/payments/begin-next-month) may be left before. `month`: the account's, `YYYY-MM`.
 */
export function decideWithdrawal(customer: Leaving, now: JstDateTime, month: string): WithdrawalDecision {
  const after = [monthsAfter(customer.created_at, 1)];
  if (customer.onetime_to_monthly_dt !== null) after.push(monthsAfter(customer.onetime_to_monthly_dt, 2));
  const from = after.sort().at(-1) ?? dateOf(now);
  if (customer.begins_month === null && dateOf(now) < from) return { ok: false, from };
  const plan = parsePlanId(customer.plan_id);
  const atOnce = plan === null || isOnetime(plan) || isFirstTrial(plan);
  const monthEnd = endOfDay(endOfMonth(`${month}-01`));
  return { ok: true, withdrawal_dt: atOnce ? now : monthEnd, atOnce };
}

const monthsAfter = (moment: JstDateTime, months: number): JstDate => addMonths(firstOfMonth(dateOf(moment)), months);
