import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE } from '@laundry/shared/constants/roles';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { displayStatus } from '@laundry/shared/rules/stages/request-progress';
import { parseRowId } from '@laundry/shared/text/row-id';
import { digitsOnly } from '@laundry/shared/text/normalize';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { rowScope } from '../../common/auth/row-scope.js';
import { Database } from '../../common/transaction/database.js';
import { isMasked, visibleRequests } from '../wash-requests/dispatch/console-request-scope.js';
import type { SqlCondition } from '../../common/sql/conditions.js';
import { liveSql } from '../wash-requests/request/live-request.js';
import { customerMatches, type Match } from './customer-match.js';
import { FoundPeopleQueries } from './found-people.queries.js';
import type {
  FoundCustomerView,
  FoundPersonView,
  FoundRequestView,
  NextRequestView,
  SearchView,
} from './search.view.js';

/** So many of each kind are answered: who means another types more. */
const SHOWN = 8;
const LOOKED_FOR = SHOWN + 1;

/** What of a customer's open requests comes first: the listed time, or that of a leg. */
const NEXTS = {
  next_request: { time: 'sched_dt', condition: 'TRUE' },
  next_pickup: { time: 'sched_pickup_dt', condition: `n.status = ${PROGRESS.unhandled} AND n.is_bag_delivery = FALSE` },
  next_delivery: { time: 'sched_delivery_dt', condition: 'n.is_tentative = FALSE' },
} as const;
type Next = keyof typeof NEXTS;

type CustomerRow = Omit<FoundCustomerView, Next | 'person'> &
  Readonly<Record<`${Next}_id`, number | null>> &
  Readonly<Record<`${Next}_status`, NextRequestView['status'] | null>> &
  Readonly<Record<`${Next}_time`, string | null>>;
type RequestRow = Omit<FoundRequestView, 'display_status'>;

/** A reception number, also as mails and screens print it: `No. 284`, `受付番号 284`. */
const receptionNumber = (text: string): number | null =>
  parseRowId(digitsOnly(text).replace(/^(no\.?|受付番号:?)/i, ''));

/** Finds what somebody means by a few letters, among what they may see. A fixed number of looks into indexes. */
@Injectable()
export class SearchQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(FoundPeopleQueries) private readonly people: FoundPeopleQueries,
  ) {}

  async find(caller: Principal, text: string): Promise<SearchView> {
    const seesCustomers = may(asOperator(caller), 'users.view');
    const matches = customerMatches(text, { personal: !isMasked(caller) });
    const customers = seesCustomers ? await this.customers(matches) : [];
    const named = await this.requestOf(caller, receptionNumber(text));
    const others = seesCustomers ? [] : await this.requestsOf(caller, matches);
    const shown = customers.slice(0, SHOWN);
    const people = await this.people.of(
      shown.map(({ id }) => id),
      matches,
    );
    const requests = [...named, ...others.filter(({ id }) => id !== named[0]?.id)];
    return {
      customers: shown.map((row) => customerView(row, people.get(row.id) ?? null)),
      requests: requests.slice(0, SHOWN).map((row) => ({ ...row, display_status: displayStatus(row.status) })),
      has_more: customers.length > SHOWN || requests.length > SHOWN,
    };
  }

  private async customers(matches: readonly Match[]): Promise<CustomerRow[]> {
    if (matches.length === 0) return [];
    const found = foundCustomers(matches, CUSTOMERS);
    return this.database.query<CustomerRow>(
      `SELECT u.id, u.name1, u.name2, u.company_name, u.phone_number, u.email, u.status,
              ${NEXT_COLUMNS}
         FROM (${found.sql}) f
         JOIN users u ON u.id = f.id
         ${NEXT_TABLES}
        ORDER BY f.place, u.kana1, u.kana2, u.id LIMIT ${LOOKED_FOR}`,
      found.parameters,
    );
  }

  private async requestOf(caller: Principal, id: number | null): Promise<RequestRow[]> {
    if (id === null) return [];
    const scope = visibleRequests(caller);
    return this.requests('w.id = ? AND', [id, ...scope.parameters], scope.sql);
  }

  /** What the customers meant have among the requests that the caller may see: what is still to be done first. */
  private async requestsOf(caller: Principal, matches: readonly Match[]): Promise<RequestRow[]> {
    if (matches.length === 0) return [];
    const scope = visibleRequests(caller);
    const found = foundCustomers(matches, customersInSight(caller, scope));
    return this.requests(
      `w.user_id IN (SELECT f.id FROM (${found.sql}) f) AND`,
      [...found.parameters, ...scope.parameters],
      scope.sql,
    );
  }

  private requests(condition: string, parameters: readonly unknown[], scope: string): Promise<RequestRow[]> {
    return this.database.query<RequestRow>(
      `SELECT w.id, w.user_id, u.name1, u.name2, w.status, w.sched_dt, w.count
         FROM wash_requests w JOIN users u ON u.id = w.user_id
        WHERE ${condition} ${scope}
        ORDER BY w.status = ${PROGRESS.delivered}, w.sched_dt DESC, w.id DESC LIMIT ${LOOKED_FOR}`,
      parameters,
    );
  }
}

const EACH_NEXT = Object.entries(NEXTS);
const NEXT_COLUMNS = EACH_NEXT.map(
  ([next, { time }], at) => `n${at}.id AS ${next}_id, n${at}.status AS ${next}_status, n${at}.${time} AS ${next}_time`,
).join(', ');
const NEXT_TABLES = EACH_NEXT.map(
  ([, { time, condition }], at) => `LEFT JOIN wash_requests n${at} ON n${at}.id = (
    SELECT n.id FROM wash_requests n
     WHERE n.user_id = u.id AND ${liveSql('n')} AND n.result_delivery_dt IS NULL AND ${condition}
     ORDER BY n.${time}, n.id LIMIT 1)`,
).join(' ');

/** One of a company's people leads to the company: for those who may see who they are. */
const ACCOUNT_ID = 'COALESCE(u.company_user_id, u.id)';

/** Whoever was removed stands on what they booked: they lead to the company as long as it is there. */
const OF_A_COMPANY = 'EXISTS (SELECT 1 FROM users c WHERE c.id = u.company_user_id AND c.deleted_at IS NULL)';

/** Which accounts are looked among, and what a row of `users u` leads to. */
interface Sight extends SqlCondition {
  readonly account: string;
}

const CUSTOMERS: Sight = {
  account: ACCOUNT_ID,
  sql: `u.role <> ${ROLE.staff} AND (u.deleted_at IS NULL OR ${OF_A_COMPANY})`,
  parameters: [],
};

/** Delivery staff look among the customers of their own requests, or the few found could all be others'. */
function customersInSight(caller: Principal, scope: SqlCondition): Sight {
  const { sql, parameters } = rowScope(caller, 'request.list', {
    ...scope,
    sql: `EXISTS (SELECT 1 FROM wash_requests w WHERE w.user_id = u.id AND ${scope.sql})`,
  });
  return {
    account: 'u.id',
    sql: `u.deleted_at IS NULL AND u.role NOT IN (${ROLE.staff}, ${ROLE.companyClerk}) AND ${sql}`,
    parameters,
  };
}

/** The customers of the matches, each once, with the place of the surest. */
function foundCustomers(matches: readonly Match[], sight: Sight): SqlCondition {
  const ways = matches.map(
    ({ sql }, place) => `SELECT id, ${place} AS place FROM (
       SELECT DISTINCT ${sight.account} AS id FROM users u WHERE ${sql} AND ${sight.sql} LIMIT ${LOOKED_FOR}) m${place}`,
  );
  return {
    sql: `SELECT a.id, MIN(a.place) AS place FROM (${ways.join(' UNION ALL ')}) a GROUP BY a.id`,
    parameters: matches.flatMap(({ parameters }) => [...parameters, ...sight.parameters]),
  };
}

function customerView(row: CustomerRow, person: FoundPersonView | null): FoundCustomerView {
  const { id, name1, name2, company_name, phone_number, email, status } = row;
  return {
    id,
    name1,
    name2,
    company_name,
    phone_number,
    email,
    status,
    person,
    next_request: nextView(row, 'next_request'),
    next_pickup: nextView(row, 'next_pickup'),
    next_delivery: nextView(row, 'next_delivery'),
  };
}

function nextView(row: CustomerRow, next: Next): NextRequestView | null {
  const [id, status, time] = [row[`${next}_id`], row[`${next}_status`], row[`${next}_time`]];
  return id === null || status === null || time === null ? null : { id, status, sched_dt: time };
}
