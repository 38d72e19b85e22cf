import type { PlanOption } from '../../constants/plan-parts.js';
import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import { type JstDate, type JstDateTime, addMonths, monthOf } from '../../time/jst.js';
import { type PlanId, isOnetime, parsePlanId, washCountOf } from '../plans/plan-id.js';
import { type PlansOfCustomer, type PlanTerms, planToCome } from '../plans/plan-to-come.js';
import { monthlyCharge } from '../plans/price.js';

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

/** The month after one, `YYYY-MM`. */
export const nextMonth = (month: string): string => monthOf(addMonths(`${month}-01`, 1));

/** The first day of a month. */
export const firstDayOf = (month: string): JstDate => `${month}-01`;

/** What of an account says which month it is in. */
export interface AccountInMonth {
  readonly status: UserStatus;
  readonly withdrawal_dt: JstDateTime | null;
  /** `YYYY-MM` of the last turn; null for who has none, as staff. */
  readonly turned_month: string | null;
}

/** The month that an account is billed for, `YYYY-MM`: of its last turn, or the clock's while it has no turns. */
export function accountMonth(
  { status, turned_month }: Pick<AccountInMonth, 'status' | 'turned_month'>,
  now: JstDateTime,
): string {
  return hasTurns(status) && turned_month !== null ? turned_month : monthOf(now);
}

/** The month in which an account begins, `YYYY-MM`: the clock's, and never one before that of its last turn. */
export function firstMonth({ turned_month }: Pick<AccountInMonth, 'turned_month'>, now: JstDateTime): string {
  const month = monthOf(now);
  return turned_month !== null && turned_month > month ? turned_month : month;
}

/**
 * The month that an account is in which has a part in turns again, `YYYY-MM`: the one before the clock's, which is turned
 * next, as nothing is owed for those in between; its own where that is later.
 */
export function resumedMonth({ turned_month }: Pick<AccountInMonth, 'turned_month'>, now: JstDateTime): string {
  const before = monthOf(addMonths(`${monthOf(now)}-01`, -1));
  return turned_month !== null && turned_month > before ? turned_month : before;
}

/**
 * The month, `YYYY-MM`, that an account is in whose plan begins with a later one (rules/payments/begin-next-month): the one
 * before it, which brings neither bags nor a charge; the turn to the later one brings both, once.
 */
export function monthBeforeFirst(
  beginsMonth: string,
  account: Pick<AccountInMonth, 'turned_month'>,
  now: JstDateTime,
): string {
  const before = monthOf(addMonths(`${beginsMonth}-01`, -1));
  return before < monthOf(now) ? resumedMonth(account, now) : before;
}

/** Whether an account has to be turned before anything is written in `month`. */
export function awaitsTurn({ status, withdrawal_dt, turned_month }: AccountInMonth, month: string): boolean {
  return turned_month !== null && turned_month < month && hasTurns(status) && !leavesBefore(month, withdrawal_dt);
}

const hasTurns = (status: UserStatus): boolean => status === USER_STATUS.active || status === USER_STATUS.suspended;

const leavesBefore = (month: string, withdrawal_dt: JstDateTime | null): boolean =>
  withdrawal_dt !== null && withdrawal_dt < `${month}-01 00:00:00`;

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
