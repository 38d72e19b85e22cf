import { Inject, Injectable } from '@nestjs/common';
import type { LegName } from '@laundry/shared/constants/progress';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { DateSpan } from '@laundry/shared/rules/insights/insight-periods';
import type { DayFigures } from '@laundry/shared/rules/insights/insight-sums';
import { addMinutes, daySpan } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { liveSql } from '../wash-requests/request/live-request.js';

/** Requests, bags, punctuality and taken places, by the days for which they were agreed. */
@Injectable()
export class RequestFigures {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async days(dates: DateSpan): Promise<DayFigures[]> {
    const { from, to } = daySpan(dates.from, dates.to);
    const due = addMinutes(this.clock.now(), -LIMITS.onTimeMinutes);
    const pickups = await this.database.query<DayFigures>(PICKUPS, [due, from, to]);
    const deliveries = await this.database.query<DayFigures>(DELIVERIES, [due, from, to]);
    const places = await this.database.query<DayFigures>(PLACES, [dates.from, dates.to]);
    return [...pickups, ...deliveries, ...places];
  }

  /** Of how many customers something was picked up in a span, and in the one before it. */
  async activeCustomers(span: DateSpan, before: DateSpan): Promise<{ now: number; before: number }> {
    const { from, to } = daySpan(span.from, span.to);
    const start = daySpan(before.from).from;
    const rows = await this.database.query<{ is_before: number; customers: number | string }>(ACTIVE, [
      from,
      start,
      to,
    ]);
    const of = (isBefore: number): number =>
      Number(rows.find(({ is_before }) => Number(is_before) === isBefore)?.customers ?? 0);
    return { now: of(0), before: of(1) };
  }
}

/** By `rules/insights/on-time`: no leg is agreed for so late that its half hour ends the day after. */
const isOnTime = (leg: LegName): string => {
  const [sched, result] = [`w.sched_${leg}_dt`, `w.result_${leg}_dt`];
  const minutes = (column: string) => `(SUBSTR(${column}, 12, 2) * 60 + SUBSTR(${column}, 15, 2))`;
  return `${result} <= ${sched} OR (SUBSTR(${result}, 1, 10) = SUBSTR(${sched}, 1, 10)
            AND ${minutes(result)} - ${minutes(sched)} < ${LIMITS.onTimeMinutes})`;
};

const count = (condition: string, what = '1'): string => `SUM(CASE WHEN ${condition} THEN ${what} ELSE 0 END)`;
const dayOf = (leg: LegName): string => `SUBSTR(w.sched_${leg}_dt, 1, 10)`;
const punctuality = (leg: LegName): string =>
  `${count(`w.result_${leg}_dt IS NOT NULL OR w.sched_${leg}_dt <= ?`)} AS legs_due, ${count(isOnTime(leg))} AS legs_on_time`;
const inSpan = (leg: LegName): string => `w.sched_${leg}_dt BETWEEN ? AND ? AND ${liveSql('w')}`;

const PICKUPS = `SELECT ${dayOf('pickup')} AS date, COUNT(*) AS requests,
    ${count('w.result_pickup_dt IS NOT NULL', 'w.count')} AS bags, ${punctuality('pickup')}
  FROM wash_requests w WHERE ${inSpan('pickup')} GROUP BY ${dayOf('pickup')}`;

const DELIVERIES = `SELECT ${dayOf('delivery')} AS date, ${count('w.result_delivery_dt IS NOT NULL')} AS deliveries,
    ${punctuality('delivery')}
  FROM wash_requests w WHERE ${inSpan('delivery')} GROUP BY ${dayOf('delivery')}`;

const PLACES = `SELECT date, day_limit AS limited_places, used AS limited_used FROM pickup_days
  WHERE date BETWEEN ? AND ? AND day_limit IS NOT NULL`;

const ACTIVE = `SELECT CASE WHEN w.sched_pickup_dt < ? THEN 1 ELSE 0 END AS is_before, COUNT(DISTINCT w.user_id) AS customers
  FROM wash_requests w WHERE ${inSpan('pickup')} AND w.result_pickup_dt IS NOT NULL GROUP BY is_before`;
