import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import { type JstDate, type JstDateTime, addMonths, monthOf } from '../../time/jst.js';

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

/** Nobody else has a part in the turns of months. */
export const hasTurns = (status: UserStatus): boolean =>
  status === USER_STATUS.active || status === USER_STATUS.suspended;

/** Whether who withdraws has left by the first day of a month. */
export const leavesBefore = (month: string, withdrawal_dt: JstDateTime | null): boolean =>
  withdrawal_dt !== null && withdrawal_dt < `${month}-01 00:00:00`;
