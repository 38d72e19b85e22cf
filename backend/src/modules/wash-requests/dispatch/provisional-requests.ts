import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { turnOfMonth, type TurningCustomer } from '@laundry/shared/rules/payments/turn-of-month';
import { rowsInSight } from '@laundry/shared/rules/accounts/permissions';
import type { WeeklyDate } from '@laundry/shared/rules/weekly/weekly-dates';
import { addDays, dateOf, eachDay, endOfMonth, monthOf, weekday, type JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { newRequest } from '../booking/new-request.js';
import { MonthSchedules, wholeWeeks, type ScheduleOwner } from '../weekly/month-schedules.js';
import type { WeekRequest } from '../weekly/week-request.entity.js';
import { consoleRequestView, PERSONAL_ROW_COLUMNS, type ConsoleRequestRow } from './console-request-row.js';
import { isMasked } from './console-request-scope.js';
import { checkedSpan } from './console-request-search.js';
import type { ConsoleRequestView } from './console-request.view.js';
import type { ConsoleRequestsFilter } from './console-requests.query.dto.js';

/** A customer with a schedule, as the turn of a month and a row of the list need them. */
type OwnerRow = TurningCustomer &
  Pick<
    ConsoleRequestRow,
    | 'name1'
    | 'name2'
    | 'weight'
    | 'stop_start_dt'
    | 'wash_type_setting'
    | 'fold_type_setting'
    | 'has_oil_treatment'
    | 'laundry_type'
    | 'venue_provider_name'
  > & { readonly id: number; readonly zipcode: string; readonly is_saturday_available: number };

const OWNER_COLUMNS = `
  u.id, u.status, u.withdrawal_dt, u.plan_id, u.pickup_delivery_type, u.user_plan_option, u.next_month_plan_id,
  u.next_month_pickup_delivery_type, u.next_month_user_plan_option, u.next_month_plan_valid_from,
  u.send_addr_zipcode AS zipcode, u.is_saturday_available, u.name1, u.name2, u.weight, u.stop_start_dt,
  u.wash_type_setting, u.fold_type_setting, u.has_oil_treatment, u.laundry_type,
  v.provider_name AS venue_provider_name`;

/** Well below the number of parameters that a database takes. */
const OWNERS_AT_ONCE = 500;
/** No delivery is further from its pickup, whatever days between are closed. */
const DAYS_TO_DELIVERY = 30;

interface Days {
  readonly from: JstDate;
  readonly to: JstDate;
}

/**
 * Weekly occurrences that the turn of a month will make: of customers whose month is not begun yet, under the plan that
 * they have then. Computed, never stored; whether the bags suffice is not asked (handbook/requests.md#weekly).
 */
@Injectable()
export class ProvisionalRequests {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MonthSchedules) private readonly schedules: MonthSchedules,
  ) {}

  /** Those that a search of the list finds, in no order. Throws FieldErrors for a bad span. */
  async rows(caller: Principal, search: ConsoleRequestsFilter): Promise<ConsoleRequestView[]> {
    if (!mayMatch(caller, search)) return [];
    const { from, to } = checkedSpan(search);
    const isEither = search.leg === 'either';
    const days = { from: isEither ? addDays(dateOf(from), -DAYS_TO_DELIVERY) : dateOf(from), to: dateOf(to) };
    const isIn = (dt: string): boolean => dt >= from && dt <= to;
    const found: ConsoleRequestView[] = [];
    for (const part of byMonth(days)) {
      for (const row of await this.ofMonth(caller, search, part)) {
        const isSought = isIn(row.sched_dt) || (isEither && isIn(row.sched_delivery_dt));
        if (isSought && (!search.size?.length || search.size.includes(row.size))) found.push(row);
      }
    }
    return found;
  }

  /** Of days of one month. */
  private async ofMonth(caller: Principal, search: ConsoleRequestsFilter, days: Days): Promise<ConsoleRequestView[]> {
    const month = monthOf(days.from);
    const owners = (await this.owners(caller, search, days)).flatMap((owner) => {
      const turn = turnOfMonth(owner, month);
      if (turn === null || turn.bags === null) return [];
      return [{ ...owner, ...turn.newPlan }];
    });
    const rows: ConsoleRequestView[] = [];
    for (let first = 0; first < owners.length; first += OWNERS_AT_ONCE) {
      const some = owners.slice(first, first + OWNERS_AT_ONCE);
      const dates = await this.schedules.foreseen(some.map(scheduleOwner), month, days);
      rows.push(...some.flatMap((owner) => (dates.get(owner.id) ?? []).map((date) => provisionalRow(owner, date))));
    }
    return rows;
  }

  private owners(caller: Principal, search: ConsoleRequestsFilter, days: Days): Promise<OwnerRow[]> {
    const month = monthOf(days.from);
    const weeks = wholeWeeks(days);
    const weekdays = [...new Set(eachDay(days.from, days.to).map(weekday))];
    const conditions = new Conditions()
      .add('u.role = ? AND u.status = ?', ROLE.customer, USER_STATUS.active)
      .add('u.deleted_at IS NULL AND u.turned_month < ?', month)
      .add(
        `(u.id IN (SELECT f.user_id FROM week_requests f WHERE f.pickup_week IN (${weekdays.map(() => '?').join(', ')})
            AND f.from_month <= ? AND (f.until_month IS NULL OR f.until_month >= ?))
          OR u.id IN (SELECT e.user_id FROM week_exceptions e
              WHERE e.week_date BETWEEN ? AND ? AND e.moved_to BETWEEN ? AND ?))`,
        ...weekdays,
        month,
        month,
        weeks.from,
        weeks.to,
        days.from,
        days.to,
      );
    if (search.user_id) conditions.add('u.id = ?', search.user_id);
    const provider = search.venue_provider_name?.trim();
    if (provider) conditions.contains('v.provider_name', provider);
    const columns = isMasked(caller) ? OWNER_COLUMNS : `${OWNER_COLUMNS}, ${PERSONAL_ROW_COLUMNS}`;
    return this.database.query<OwnerRow>(
      `SELECT ${columns} FROM users u LEFT JOIN venues v ON v.code = u.source_venue_code
        WHERE ${conditions.sql} ORDER BY u.id`,
      conditions.parameters,
    );
  }
}

/** They are nobody's, unhandled, and have no number: other searches find none, nor does who sees only their own. */
function mayMatch(caller: Principal, { id, staff_id, status }: ConsoleRequestsFilter): boolean {
  if (id || rowsInSight(caller, 'request.list') !== 'all') return false;
  if (staff_id && staff_id !== 'none') return false;
  return !status?.length || status.includes(PROGRESS.unhandled);
}

/** The stretches of a span that lie in one month each. */
function byMonth({ from, to }: Days): Days[] {
  const stretches: Days[] = [];
  for (let first = from; first <= to; first = addDays(endOfMonth(first), 1)) {
    const last = endOfMonth(first);
    stretches.push({ from: first, to: last < to ? last : to });
  }
  return stretches;
}

const scheduleOwner = ({ id, plan_id, zipcode, is_saturday_available }: OwnerRow): ScheduleOwner => ({
  id,
  plan_id,
  is_saturday_available,
  send_addr_zipcode: zipcode,
});

function provisionalRow(owner: OwnerRow, { form, pickup, delivery }: WeeklyDate<WeekRequest>): ConsoleRequestView {
  const request = newRequest(owner, {
    request_type: REQUEST_TYPE.weekly,
    count: form.count,
    sched_pickup_dt: pickup,
    sched_delivery_dt: delivery,
    delivery_box_pw: '',
    bikou: form.bikou,
    created_at: pickup,
  });
  const row: ConsoleRequestRow = {
    ...owner,
    ...request,
    id: null,
    user_status: owner.status,
    staff_name1: null,
    staff_name2: null,
    is_tentative: Number(request.is_tentative),
    is_bag_delivery: 0,
  };
  return { ...consoleRequestView(row), is_provisional: true };
}
