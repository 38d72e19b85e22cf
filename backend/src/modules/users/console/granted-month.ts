import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Database } from '../../../common/transaction/database.js';

/** The last month, `YYYY-MM`, whose bags an account `u` was given; not asked of an active one, whom nobody approves. */
export const GRANTED_MONTH = `CASE WHEN u.status <> ${USER_STATUS.active} THEN
         (SELECT MAX(SUBSTR(g.once_key, -7)) FROM count_entries g WHERE g.user_id = u.id AND g.reason = 'grant') END`;

/** As the transaction sees it, where one is open. */
export async function grantedMonth(database: Database, id: number): Promise<string | null> {
  const [row] = await database.query<{ month: string | null }>(
    `SELECT ${GRANTED_MONTH} AS month FROM users u WHERE u.id = ?`,
    [id],
  );
  return row?.month ?? null;
}
