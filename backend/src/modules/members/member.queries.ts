import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { Conditions } from '../../common/pagination/conditions.js';
import { listRequest, type ListSpec } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { MemberFilter } from './member-filter.dto.js';
import type { MemberView } from './member.view.js';

const COLUMNS = ['id', 'created_at', 'name1', 'name2', 'role', 'role_type', 'email'] as const;

const LIST: ListSpec<MemberFilter> = {
  filter: MemberFilter,
  sorts: Object.fromEntries(COLUMNS.map((column) => [column, `u.${column}`])),
  order: 'u.created_at DESC',
  tieBreak: 'u.id DESC',
  pageSize: 25,
};

const SELECTED = [...COLUMNS.map((column) => `u.${column}`), 'f.confirmed_at'].join(', ');
const FROM = 'users u LEFT JOIN second_factors f ON f.user_id = u.id';

type StoredMember = Omit<MemberView, 'has_second_factor'> & { readonly confirmed_at: string | null };
const view = ({ confirmed_at, ...member }: StoredMember): MemberView => ({
  ...member,
  has_second_factor: confirmed_at !== null,
});

/** The people who work here: accounts of staff that are not deleted. */
@Injectable()
export class MemberQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async page(query: ListQuery): Promise<Page<MemberView>> {
    const { filter, ...span } = await listRequest(query, LIST);
    const source = { columns: SELECTED, from: FROM, where: conditions(filter) };
    const page = await readPage<StoredMember>(this.database, source, span);
    return { ...page, rows: page.rows.map(view) };
  }
}

function conditions({ id, name, email, role_type }: MemberFilter): Conditions {
  const where = new Conditions().add('u.role = ? AND u.deleted_at IS NULL', ROLE.staff);
  if (id !== undefined) where.in('u.id', id);
  if (name !== undefined) where.containsJoined('CONCAT(u.name1, u.name2)', name);
  if (email !== undefined) where.containsJoined('u.email', toHalfWidth(email));
  if (role_type !== undefined) where.in('u.role_type', role_type);
  return where;
}
