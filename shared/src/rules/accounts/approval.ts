import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import type { JstDateTime } from '../../time/jst.js';
import { firstMonth } from '../payments/month-turn.js';
import { isOnetime, parsePlanId } from '../plans/plan-id.js';

/** When the bags of an approval come: with it, with the turn to the month in which the plan begins, or none do. */
export type Approval = 'now' | 'later' | 'none';

/** What of an account says what the active status would bring it; months are `YYYY-MM`. */
export interface ApprovedAccount {
  readonly status: UserStatus;
  readonly plan_id: string;
  readonly begins_month: string | null;
  readonly turned_month: string | null;
  /** The last month whose bags were given. */
  readonly granted_month: string | null;
}

const NEVER_ACTIVE: readonly UserStatus[] = [USER_STATUS.provisional, USER_STATUS.underReview, USER_STATUS.rejected];

/**
 * What the active status would approve: who was never active, or is looked at anew (handbook/accounts.md#customer-status).
 * Null: it approves nobody. A month's bags are given once.
 */
export function approvalOf(account: ApprovedAccount, now: JstDateTime): Approval | null {
  const { status, plan_id, begins_month, granted_month } = account;
  const plan = parsePlanId(plan_id);
  const hasMonths = plan !== null && !isOnetime(plan);
  // Who was rejected and then suspended has never begun either: a monthly customer without a grant, unless it begins later.
  const neverBegan = hasMonths && begins_month === null && granted_month === null;
  if (!NEVER_ACTIVE.includes(status) && !(status === USER_STATUS.suspended && neverBegan)) return null;
  if (!hasMonths) return 'none';
  if (begins_month !== null) return 'later';
  return granted_month !== null && granted_month >= firstMonth(account, now) ? 'none' : 'now';
}
