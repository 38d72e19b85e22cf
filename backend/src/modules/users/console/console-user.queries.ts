import { Inject, Injectable } from '@nestjs/common';
import { ONETIME_PART } from '@laundry/shared/constants/plan-parts';
import { ROLE } from '@laundry/shared/constants/roles';
import { SUSPENDED_TYPE, USER_STATUS } from '@laundry/shared/constants/user-status';
import { rowScope } from '../../../common/auth/row-scope.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { listRequest, type ListSpec } from '../../../common/pagination/list-request.js';
import type { ListQuery } from '../../../common/pagination/list.query.dto.js';
import type { Page } from '../../../common/pagination/page.js';
import { readPage } from '../../../common/pagination/read-page.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountMonth } from '../../balance/account-month.js';
import { User } from '../user.entity.js';
import { userConditions } from './console-user-search.js';
import {
  CONSOLE_USER_COLUMNS,
  consoleUserView,
  type ConsoleUserPlanView,
  type ConsoleUserRow,
  type ConsoleUserView,
  type StaffChoiceView,
  type UserChoiceView,
} from './console-user.view.js';
import { GRANTED_MONTH } from './granted-month.js';
import { UserFilter } from './user-filter.dto.js';

const LIST: ListSpec<UserFilter> = {
  filter: UserFilter,
  sorts: Object.fromEntries(CONSOLE_USER_COLUMNS.map((column) => [column, `u.${column}`])),
  order: 'u.created_at DESC',
  tieBreak: 'u.id DESC',
  pageSize: 25,
};

const COLUMNS = `${CONSOLE_USER_COLUMNS.map((column) => `u.${column}`).join(', ')},
       (SELECT COUNT(*) FROM stopped_infos s
         WHERE s.user_id = u.id AND s.type = ${SUSPENDED_TYPE.creditCard} AND s.solved = FALSE) AS has_billing_error,
       u.begins_month, u.turned_month, ${GRANTED_MONTH} AS granted_month`;

/** Accounts that the user list may show at all: no staff, nobody of a company's people, nobody deleted. */
const LISTED = `u.role NOT IN (${ROLE.staff}, ${ROLE.companyClerk}) AND u.deleted_at IS NULL`;

const HAS_ONETIME_PLAN = `u.plan_id LIKE '${ONETIME_PART}%'`;

/** A page of the user list, and the active customers of its kind, whatever the filters (handbook/console.md#searches). */
export interface UserPage extends Page<ConsoleUserView> {
  readonly active: number;
}

/** What the back office reads of customers and of its own people. */
@Injectable()
export class ConsoleUserQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountMonth) private readonly months: AccountMonth,
  ) {}

  async list(query: ListQuery): Promise<UserPage> {
    const { filter, ...span } = await listRequest(query, LIST);
    const ofKind = filter.onetime === true ? HAS_ONETIME_PLAN : `NOT (${HAS_ONETIME_PLAN})`;
    const where = userConditions(filter, new Conditions().add(LISTED).add(ofKind));
    const source = { columns: COLUMNS, from: 'users u', where };
    const page = await readPage<ConsoleUserRow>(this.database, source, span);
    const now = this.clock.now();
    const active = `${LISTED} AND ${ofKind} AND u.role = ${ROLE.customer} AND u.status = ${USER_STATUS.active}`;
    return { ...page, rows: page.rows.map((row) => consoleUserView(row, now)), active: await this.count(active) };
  }

  /** An account in the clock's month: one that is behind is turned first, unless that takes long. */
  async one(id: number): Promise<ConsoleUserView> {
    const user = await this.database.findOne(User, { id });
    if (user !== null) await this.months.shown(user);
    const [row] = await this.database.query<ConsoleUserRow>(
      `SELECT ${COLUMNS} FROM users u WHERE u.id = ? AND ${LISTED}`,
      [id],
    );
    if (row === undefined) throw new NotFound();
    return consoleUserView(row, this.clock.now());
  }

  /** Throws {@link NotFound} for what the user list never shows. */
  async find(id: number): Promise<void> {
    const [row] = await this.database.query(`SELECT 1 FROM users u WHERE u.id = ? AND ${LISTED}`, [id]);
    if (row === undefined) throw new NotFound();
  }

  async plan(id: number): Promise<ConsoleUserPlanView> {
    const { plan_id, pickup_delivery_type, user_plan_option, next_month_plan_id, send_addr_zipcode } =
      await this.one(id);
    return { plan_id, pickup_delivery_type, user_plan_option, next_month_plan_id, user: { send_addr_zipcode } };
  }

  /** Every customer, to choose one. */
  choices(): Promise<UserChoiceView[]> {
    return this.database.query<UserChoiceView>(
      `SELECT u.id, u.name1, u.name2, u.company_name FROM users u
        WHERE u.role = ${ROLE.customer} AND u.deleted_at IS NULL ORDER BY u.id`,
    );
  }

  /** Those who work here, to choose one; delivery staff see themselves only. */
  staffs(caller: Principal): Promise<StaffChoiceView[]> {
    const scope = rowScope(caller, 'staffs.choices', { sql: 'u.id = ?', parameters: [caller.personId] });
    return this.database.query<StaffChoiceView>(
      `SELECT u.id, u.name1, u.name2, u.role, u.role_type FROM users u
        WHERE u.role IN (${ROLE.admin}, ${ROLE.staff}) AND u.deleted_at IS NULL AND u.status <> ${USER_STATUS.withdrawn}
          AND ${scope.sql}
        ORDER BY u.id`,
      scope.parameters,
    );
  }

  /** How many companies wait for a review. */
  reviews(): Promise<number> {
    return this.count(`${LISTED} AND u.role = ${ROLE.customer} AND u.status = ${USER_STATUS.underReview}`);
  }

  private async count(where: string): Promise<number> {
    const [row] = await this.database.query<{ rows_found: number | string }>(
      `SELECT COUNT(*) AS rows_found FROM users u WHERE ${where}`,
    );
    return Number(row?.rows_found ?? 0);
  }
}
