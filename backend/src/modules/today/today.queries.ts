import { Inject, Injectable } from '@nestjs/common';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { addDays, dateOf, daySpan, eachDay, type JstDate, type JstDateTime } from '@laundry/shared/time/jst';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { ClaimQueries } from '../claims/claim.queries.js';
import { FailureQueries } from '../failures/failure.queries.js';
import { PaymentDifferenceQueries } from '../payments/comparison/payment-difference.queries.js';
import { ManualPaymentQueries } from '../payments/manual/manual-payment.queries.js';
import { ConsoleUserQueries } from '../users/console/console-user.queries.js';
import { visibleRequests } from '../wash-requests/dispatch/console-request-scope.js';
import type { SqlCondition } from '../../common/sql/conditions.js';
import { STAGE_COLUMNS } from '../wash-requests/request/stage-columns.js';
import {
  around,
  countedSpans,
  lateIn,
  LISTED,
  staffLoads,
  stageLoads,
  unassignedIn,
  type RequestCount,
  type StaffLoad,
} from './today-load.js';
import type { DayLoadView, StaffLoadView, TodayView } from './today.view.js';

const DAYS_SHOWN = 7;

interface CountedRequests extends Pick<RequestCount, 'status' | 'staff_id'> {
  readonly is_bag_delivery: number;
  readonly listed: number | string;
  readonly count: number | string;
}

/** The requests `w` of which a number is shown: by stage and time, so that what was delivered before today is not read. */
function countedSql(today: JstDate): SqlCondition {
  const spans = countedSpans(today);
  return {
    sql: `(${spans.map(({ status }) => `(w.status = ${status} AND w.sched_dt BETWEEN ? AND ?)`).join(' OR ')})`,
    parameters: spans.flatMap(({ from, to }) => [from, to]),
  };
}

/** What a day at work begins with: a fixed number of statements, each about a span of days. */
@Injectable()
export class TodayQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
    @Inject(FailureQueries) private readonly failures: FailureQueries,
    @Inject(ManualPaymentQueries) private readonly manualPayments: ManualPaymentQueries,
    @Inject(PaymentDifferenceQueries) private readonly differences: PaymentDifferenceQueries,
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
  ) {}

  async view(caller: Principal): Promise<TodayView> {
    const now = this.clock.now();
    const today = dateOf(now);
    const scope = visibleRequests(caller);
    const counts = await this.counts(now, scope);
    const operator = asOperator(caller);
    const sees = may(operator, 'failures');
    return {
      date: today,
      stages: stageLoads(counts, today),
      late: lateIn(counts),
      late_from: around(today).from,
      unassigned: unassignedIn(counts),
      staffs: await this.staffs(staffLoads(counts), await this.done(today, scope)),
      days: await this.days(today, scope),
      reviews: may(operator, 'users.view') ? await this.users.reviews() : null,
      payments: may(operator, 'manualPayments') ? await this.manualPayments.pending() : null,
      claims: may(operator, 'claims') ? await this.claims.openCount() : null,
      failed_mails: sees ? await this.failures.mailCount() : null,
      failed_orders: sees ? await this.failures.orderCount() : null,
      failed_jobs: sees ? await this.failures.jobCount() : null,
      payment_differences: may(operator, 'paymentMessages') ? await this.differences.count() : null,
    };
  }

  private async counts(now: JstDateTime, scope: SqlCondition): Promise<RequestCount[]> {
    const today = daySpan(dateOf(now));
    const counted = countedSql(dateOf(now));
    const listed = `CASE WHEN w.sched_dt < ? THEN ${LISTED.before} WHEN w.sched_dt < ? THEN ${LISTED.passed}
                         WHEN w.sched_dt <= ? THEN ${LISTED.today} ELSE ${LISTED.later} END`;
    const rows = await this.database.query<CountedRequests>(
      `SELECT w.status, w.staff_id, w.is_bag_delivery, ${listed} AS listed, COUNT(*) AS count
         FROM wash_requests w
        WHERE ${counted.sql} AND ${scope.sql}
        GROUP BY w.status, w.staff_id, w.is_bag_delivery, listed`,
      [today.from, now, today.to, ...counted.parameters, ...scope.parameters],
    );
    return rows.map((row) => ({
      ...row,
      is_bag_delivery: row.is_bag_delivery === 1,
      listed: Number(row.listed),
      count: Number(row.count),
    }));
  }

  /** How many stages everybody has marked today. */
  private async done(today: JstDate, scope: SqlCondition): Promise<Map<number, number>> {
    const { from, to } = daySpan(today);
    const stamped = STAGE_COLUMNS.map(
      ({ at, by }) => `SELECT w.${by} AS staff_id FROM wash_requests w
                        WHERE w.${at} BETWEEN ? AND ? AND w.${by} IS NOT NULL AND ${scope.sql}`,
    );
    const rows = await this.database.query<{ staff_id: number; done: number | string }>(
      `SELECT d.staff_id, COUNT(*) AS done FROM (${stamped.join(' UNION ALL ')}) d GROUP BY d.staff_id`,
      STAGE_COLUMNS.flatMap(() => [from, to, ...scope.parameters]),
    );
    return new Map(rows.map(({ staff_id, done }) => [staff_id, Number(done)]));
  }

  /** Nobody's first, then who has the most to do. */
  private async staffs(
    loads: ReadonlyMap<number | null, StaffLoad>,
    done: ReadonlyMap<number, number>,
  ): Promise<StaffLoadView[]> {
    const ids = [...new Set([...loads.keys(), ...done.keys()])];
    const known = ids.filter((id) => id !== null);
    const names = await this.names(known);
    const views = ids.map((staff_id) => ({
      staff_id,
      name1: names.get(staff_id)?.name1 ?? null,
      name2: names.get(staff_id)?.name2 ?? null,
      ...(loads.get(staff_id) ?? { pickups: 0, deliveries: 0 }),
      done: staff_id === null ? 0 : (done.get(staff_id) ?? 0),
    }));
    const weight = (each: StaffLoadView): number =>
      each.staff_id === null ? Infinity : each.pickups + each.deliveries;
    return views.sort(
      (one, other) =>
        weight(other) - weight(one) || other.done - one.done || Number(one.staff_id) - Number(other.staff_id),
    );
  }

  private async names(ids: readonly number[]) {
    interface Name {
      readonly id: number;
      readonly name1: string;
      readonly name2: string;
    }
    if (ids.length === 0) return new Map<number | null, Name>();
    const rows = await this.database.query<Name>(
      `SELECT u.id, u.name1, u.name2 FROM users u WHERE u.id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map<number | null, Name>(rows.map((row) => [row.id, row]));
  }

  private async days(today: JstDate, scope: SqlCondition): Promise<DayLoadView[]> {
    const dates = eachDay(today, addDays(today, DAYS_SHOWN - 1));
    const [first = today] = dates;
    const last = dates.at(-1) ?? today;
    const span = daySpan(first, last);
    const holidays = await this.database.query<{ date: string }>(
      'SELECT date FROM business_holidays WHERE date BETWEEN ? AND ?',
      [first, last],
    );
    const places = await this.database.query<{ date: string; used: number; day_limit: number | null }>(
      'SELECT date, used, day_limit FROM pickup_days WHERE date BETWEEN ? AND ?',
      [first, last],
    );
    const deliveries = await this.database.query<{ date: string; count: number | string }>(
      `SELECT SUBSTR(w.sched_delivery_dt, 1, 10) AS date, COUNT(*) AS count FROM wash_requests w
        WHERE w.sched_delivery_dt BETWEEN ? AND ? AND w.result_delivery_dt IS NULL AND ${scope.sql}
        GROUP BY SUBSTR(w.sched_delivery_dt, 1, 10)`,
      [span.from, span.to, ...scope.parameters],
    );
    return dates.map((date) => {
      const place = places.find((each) => each.date === date);
      return {
        date,
        is_holiday: holidays.some((each) => each.date === date),
        used: place?.used ?? 0,
        limit: place?.day_limit ?? null,
        deliveries: Number(deliveries.find((each) => each.date === date)?.count ?? 0),
      };
    });
  }
}
