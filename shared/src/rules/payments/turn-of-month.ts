import type { PlanOption } from '../../constants/plan-parts.js';
import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import { type JstDate, type JstDateTime, monthOf } from '../../time/jst.js';
import { type PlanId, isOnetime, parsePlanId, washCountOf } from '../plans/plan-id.js';
import { type PlansOfCustomer, type PlanTerms, planToCome } from '../plans/plan-to-come.js';
import { monthlyCharge } from '../plans/price.js';
import { hasTurns, leavesBefore } from './month-turn.js';

/** A customer as the month's turn finds them. */
export interface TurningCustomer extends PlansOfCustomer {
  readonly status: UserStatus;
  readonly withdrawal_dt: JstDateTime | null;
  readonly next_month_plan_valid_from: JstDate | null;
}

/** What a month brings a customer, before their weekly requests. */
export interface TurnOfMonth {
  /** The plan that begins with the month; null when it goes on as it was. */
  readonly newPlan: PlanTerms | null;
  /** Bags of the month; null for who gets none: suspended customers and one-time plans. */
  readonly bags: number | null;
  /** Yen to charge; 0 for nothing. */
  readonly charge: number;
}

/** What the turn to a month brings; null for who has withdrawn by its first day, or is neither active nor suspended. */
export function turnOfMonth(customer: TurningCustomer, month: string): TurnOfMonth | null {
  const { status, withdrawal_dt } = customer;
  if (!hasTurns(status) || leavesBefore(month, withdrawal_dt)) return null;
  const newPlan = chosenPlan(customer, month);
  const { plan_id, user_plan_option } = newPlan ?? customer;
  const plan = parsePlanId(plan_id);
  if (plan === null || status === USER_STATUS.suspended) return { newPlan, bags: null, charge: 0 };
  return { newPlan, ...dues(plan, user_plan_option) };
}

function dues(plan: PlanId, option: PlanOption): Pick<TurnOfMonth, 'bags' | 'charge'> {
  if (isOnetime(plan)) return { bags: null, charge: 0 };
  return { bags: washCountOf(plan.part), charge: monthlyCharge(plan, option) };
}

function chosenPlan(customer: TurningCustomer, month: string): PlanTerms | null {
  const { next_month_plan_id, next_month_plan_valid_from: from } = customer;
  return next_month_plan_id === null || (from !== null && monthOf(from) > month) ? null : planToCome(customer);
}
