import { Inject, Injectable } from '@nestjs/common';
import { ROLE, type Role } from '@laundry/shared/constants/roles';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { Conditions } from '../../common/sql/conditions.js';
import { listRequest, type ListSpec } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { AdministratorFilter } from './administrator-filter.dto.js';
import type { AdministratorView } from './administrator.view.js';
import { MemberFilter } from './member-filter.dto.js';
import type { MemberView } from './member.view.js';

const SHARED = ['id', 'created_at', 'name1', 'name2', 'email'] as const;
const OF_STAFF = [...SHARED, 'role', 'role_type'] as const;

const listOf = <Filter extends AdministratorFilter>(
  filter: ListSpec<Filter>['filter'],
  columns: readonly string[],
): ListSpec<Filter> => ({
  filter,
  sorts: Object.fromEntries(columns.map((column) => [column, `u.${column}`])),
  order: 'u.created_at DESC',
  tieBreak: 'u.id DESC',
  pageSize: 25,
});
const STAFF = listOf(MemberFilter, OF_STAFF);
const ADMINISTRATORS = listOf(AdministratorFilter, SHARED);

const FROM = 'users u LEFT JOIN second_factors f ON f.user_id = u.id';

type Stored<View> = Omit<View, 'has_second_factor'> & { readonly confirmed_at: string | null };

/** The people who work here: accounts that are not deleted. */
@Injectable()
export class MemberQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async page(query: ListQuery, caller: Principal): Promise<Page<MemberView>> {
    const { filter, ...span } = await listRequest(query, STAFF);
    const where = conditions(ROLE.staff, filter);
    if (filter.role_type !== undefined) where.in('u.role_type', filter.role_type);
    const page = await this.read<Stored<MemberView>>(OF_STAFF, where, span);
    const isTold = may(asOperator(caller), 'members.secondFactor');
    return { ...page, rows: page.rows.map(isTold ? withSecondFactor : withoutSecondFactor) };
  }

  async administrators(query: ListQuery): Promise<Page<AdministratorView>> {
    const { filter, ...span } = await listRequest(query, ADMINISTRATORS);
    const page = await this.read<Stored<AdministratorView>>(SHARED, conditions(ROLE.admin, filter), span);
    return { ...page, rows: page.rows.map(withSecondFactor) };
  }

  private read<Row>(columns: readonly string[], where: Conditions, span: Parameters<typeof readPage>[2]) {
    const selected = [...columns.map((column) => `u.${column}`), 'f.confirmed_at'].join(', ');
    return readPage<Row>(this.database, { columns: selected, from: FROM, where }, span);
  }
}

const withoutSecondFactor = <Row extends object>({ confirmed_at: _, ...row }: Row & { confirmed_at: string | null }) =>
  row;
const withSecondFactor = <Row extends object>({ confirmed_at, ...row }: Row & { confirmed_at: string | null }) => ({
  ...row,
  has_second_factor: confirmed_at !== null,
});

function conditions(role: Role, { id, name, email }: AdministratorFilter): Conditions {
  const where = new Conditions().add('u.role = ? AND u.deleted_at IS NULL', role);
  if (id !== undefined) where.in('u.id', id);
  if (name !== undefined) where.containsJoined('CONCAT(u.name1, u.name2)', name);
  if (email !== undefined) where.containsJoined('u.email', toHalfWidth(email));
  return where;
}
