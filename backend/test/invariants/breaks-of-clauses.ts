import type { Breaks } from './breaks-of-requests.js';

/** What else breaks an invariant that asks for several things: each row breaks one clause, and no other. */
export const BREAKS_OF_CLAUSES: Breaks = {
  'a plan that begins with a later month has brought no bags and no charge yet, and is monthly': [
    `SELECT MIN(u.id) AS id FROM users u WHERE u.role = 900 AND u.plan_id = 'tx_1'
        AND NOT EXISTS (SELECT 1 FROM count_entries e WHERE e.user_id = u.id)`,
    "UPDATE users SET begins_month = '2026-12' WHERE id = ?",
  ],
  'a day of a weekly schedule is moved within its week and month': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO week_exceptions (user_id, week_date, paused_move, skipped_at, created_at)
     VALUES (?, '2026-12-07', '2026-12-08', '2026-11-25 09:00:00', '2026-11-25 09:00:00')`,
  ],
};
