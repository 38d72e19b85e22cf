import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { ClaimFilter } from './claim-filter.dto.js';

export const CLAIM_SOURCE = 'claims c JOIN users u ON u.id = c.user_id';
export const CLAIM_COLUMNS = `c.id, c.created_at, c.wash_request_id, c.user_id, u.name1, u.name2, u.company_name, c.text,
  (SELECT COUNT(*) FROM photos p WHERE p.claim_id = c.id) AS photo_count, c.answered_at`;

/** The desk's list of what customers wrote, the latest first. */
export const CLAIM_LIST: ListSpec<ClaimFilter> = {
  filter: ClaimFilter,
  sorts: { created_at: 'c.created_at' },
  order: 'c.created_at DESC',
  tieBreak: 'c.id DESC',
  pageSize: 25,
};

export function claimConditions({ id, is_answered, user_id }: ClaimFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('c.id', id);
  if (is_answered !== undefined) where.add(`c.answered_at IS ${is_answered ? 'NOT NULL' : 'NULL'}`);
  if (user_id !== undefined) where.add('c.user_id = ?', user_id);
  return where;
}
