import { ONETIME_PART } from '@laundry/shared/constants/plan-parts';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Database } from '../../../common/transaction/database.js';

const { provisional, underReview, rejected, suspended } = USER_STATUS;

/** When the bags of an approval come: with it, with the turn to the month in which the plan begins, or none do. */
export type Approval = 'now' | 'later' | 'none';

/** An account `u` has a one-time plan. */
export const HAS_ONETIME_PLAN = `u.plan_id LIKE '${ONETIME_PART}%'`;

/**
 * 1 for an account `u` whom the active status would approve (handbook/accounts.md#customer-status): never active, or looked
 * at anew. Who was rejected and then suspended has never begun either: a monthly customer without a grant, unless it begins later.
 */
const AWAITS_APPROVAL = `CASE
  WHEN u.status IN (${provisional}, ${underReview}, ${rejected}) THEN 1
  WHEN u.status <> ${suspended} OR ${HAS_ONETIME_PLAN} OR u.begins_month IS NOT NULL THEN 0
  WHEN EXISTS (SELECT 1 FROM count_entries g WHERE g.user_id = u.id AND g.reason = 'grant') THEN 0
  ELSE 1 END`;

/**
 * The {@link Approval} of an account `u` in a clock's month, `YYYY-MM`, as `FirstGrant` gives it; null: the active status
 * approves nobody. A month's grant is given once.
 */
export const approvalSql = (month: string): string => `CASE
  WHEN ${AWAITS_APPROVAL} = 0 THEN NULL
  WHEN ${HAS_ONETIME_PLAN} THEN 'none'
  WHEN u.begins_month IS NOT NULL THEN 'later'
  WHEN EXISTS (SELECT 1 FROM count_entries m WHERE m.once_key = CONCAT('grant:', u.id, ':',
    CASE WHEN u.turned_month > '${month}' THEN u.turned_month ELSE '${month}' END)) THEN 'none'
  ELSE 'now' END`;

/** As the transaction sees it, where one is open. */
export async function approvalOf(database: Database, id: number, month: string): Promise<Approval | null> {
  const [row] = await database.query<{ approval: Approval | null }>(
    `SELECT ${approvalSql(month)} AS approval FROM users u WHERE u.id = ?`,
    [id],
  );
  return row?.approval ?? null;
}
