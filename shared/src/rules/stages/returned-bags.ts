import { USER_STATUS } from '../../constants/user-status.js';
import { type JstDate, type JstDateTime, endOfMonth } from '../../time/jst.js';
import { hasLeft } from '../has-left.js';
import { type AccountInMonth, accountMonth } from '../payments/month-turn.js';
import { isOnetime, parsePlanId } from '../plans/plan-id.js';

/**
 * How bags that came back can be used (docs/decisions/107, 116): `month` for the requests of the account's month, `onetime`
 * after a change to a monthly plan in it, `onetime_reviewed` too, but as part of that plan's bags where its invoice is
 * reviewed first, `reviewed` as part of what the approval brings, `later` once a suspension has ended.
 */
export type ReturnedUse = 'month' | 'onetime' | 'onetime_reviewed' | 'reviewed' | 'later';

export interface ReturnedBags {
  readonly count: number;
  readonly use: ReturnedUse;
  /** The last day of the account's month. */
  readonly until: JstDate;
}

/** The account to which bags came back, as it is then. */
export interface HoldingAccount extends AccountInMonth {
  readonly plan_id: string;
  readonly is_company: boolean;
  readonly invoice_approved_at: JstDateTime | null;
}

/** Null: whoever has left uses none. */
export function returnedTo(account: HoldingAccount, count: number, now: JstDateTime): ReturnedBags | null {
  if (hasLeft(account, now)) return null;
  return { count, use: useOf(account), until: endOfMonth(`${accountMonth(account, now)}-01`) };
}

function useOf({ status, plan_id, is_company, invoice_approved_at }: HoldingAccount): ReturnedUse {
  if (status === USER_STATUS.underReview) return 'reviewed';
  if (status !== USER_STATUS.active) return 'later';
  const plan = parsePlanId(plan_id);
  if (plan === null || !isOnetime(plan)) return 'month';
  return is_company && invoice_approved_at === null ? 'onetime_reviewed' : 'onetime';
}
