import { ONETIME_PART } from '@laundry/shared/constants/plan-parts';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Database } from '../../../common/transaction/database.js';

const { provisional, underReview, rejected, suspended } = USER_STATUS;

/**
 * 1 for an account `u` whom the active status would approve (handbook/accounts.md#customer-status): never active, or looked
 * at anew. Who was rejected and then suspended has never begun either: a monthly customer without a grant, unless it begins later.
 */
export const AWAITS_APPROVAL = `CASE
  WHEN u.status IN (${provisional}, ${underReview}, ${rejected}) THEN 1
  WHEN u.status <> ${suspended} OR u.plan_id LIKE '${ONETIME_PART}%' OR u.begins_month IS NOT NULL THEN 0
  WHEN EXISTS (SELECT 1 FROM count_entries g WHERE g.user_id = u.id AND g.reason = 'grant') THEN 0
  ELSE 1 END`;

/** As the transaction sees it, where one is open. */
export async function awaitsApproval(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query<{ awaits: number | string }>(
    `SELECT ${AWAITS_APPROVAL} AS awaits FROM users u WHERE u.id = ?`,
    [id],
  );
  return Number(row?.awaits) === 1;
}
