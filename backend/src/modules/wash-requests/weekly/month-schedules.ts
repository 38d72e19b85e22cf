import { Inject, Injectable } from '@nestjs/common';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { servedArea } from '@laundry/shared/rules/plans/area-service';
import type { AreaHours } from '@laundry/shared/rules/areas/area-hours';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import {
  spanDays,
  weeklyDates,
  withinLimits,
  type SpanDay,
  type WeekExceptions,
  type WeeklyFacts,
  type WeeklyDate,
} from '@laundry/shared/rules/weekly/weekly-dates';
import type { OpenCalendar } from '@laundry/shared/rules/calendar/working-days';
import { areaKey } from '@laundry/shared/text/normalize';
import {
  addDays,
  dateOf,
  daySpan,
  endOfMonth,
  firstOfMonth,
  type JstDate,
  type JstDateTime,
} from '@laundry/shared/time/jst';
import { Between, In } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { ServiceArea } from '../../areas/service-area.entity.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import type { User } from '../../users/user.entity.js';
import { planOf } from '../../users/stored-plan.js';
import { WeekException } from './coming/week-exception.entity.js';
import { WeekRequest } from './week-request.entity.js';

/** Whose schedule it is, and under which plan it is kept. */
export type ScheduleOwner = Pick<User, 'id' | 'plan_id' | 'send_addr_zipcode' | 'is_saturday_available'>;

/** What decides about the schedules of some customers in one month, read together. */
interface MonthFacts {
  readonly days: readonly SpanDay[];
  readonly now: JstDateTime;
  readonly calendarOf: (owner: ScheduleOwner) => OpenCalendar;
  readonly areas: ReadonlyMap<string, AreaHours & AreaService>;
  readonly taken: ReadonlyMap<number, ReadonlySet<JstDateTime>>;
  readonly full: ReadonlySet<JstDate>;
  readonly exceptions: ReadonlyMap<number, WeekExceptions>;
}

const NONE: ReadonlySet<never> = new Set();
/** No pickup is moved further, within its week. */
const DAYS_OF_A_MOVE = 6;
const NO_EXCEPTIONS: WeekExceptions = new Map();

/** The dates that weekly schedules make in a month. */
@Injectable()
export class MonthSchedules {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
  ) {}

  /** The forms in force in a month, by their customers. */
  async forms(userIds: readonly number[], month: string): Promise<Map<number, WeekRequest[]>> {
    const rows = await this.database.manager
      .createQueryBuilder(WeekRequest, 'f')
      .where({ user_id: In([...userIds]) })
      .andWhere('f.from_month <= :month AND (f.until_month IS NULL OR f.until_month >= :month)', { month })
      .orderBy('f.id')
      .getMany();
    return grouped(rows, ({ user_id }) => user_id);
  }

  /**
   * The dates of each customer in turn, as their bags and the days' places last; `places` has what is left of each day,
   * and has less of it afterwards.
   */
  async dates(
    owners: readonly (ScheduleOwner & { readonly bags: number })[],
    forms: ReadonlyMap<number, readonly WeekRequest[]>,
    month: string,
    places: Map<JstDate, number>,
  ): Promise<Map<number, readonly WeeklyDate<WeekRequest>[]>> {
    const facts = { ...(await this.facts(owners, `${month}-01`, endOfMonth(`${month}-01`))), full: NONE };
    return new Map(
      owners.map((owner) => {
        const dates = withinLimits(
          named(owner, forms.get(owner.id) ?? [], facts),
          () => owner.bags,
          (day) => places.get(day) ?? Infinity,
        );
        for (const { pickup, skip } of dates) {
          const day = dateOf(pickup);
          if (skip === null) places.set(day, (places.get(day) ?? Infinity) - 1);
        }
        return [owner.id, dates] as const;
      }),
    );
  }

  /** What decides about one customer's schedule in a month, as far as it is known today; null on a one-time plan. */
  async factsOfMonth(owner: ScheduleOwner, month: string): Promise<WeeklyFacts | null> {
    const [from, to] = [`${month}-01`, endOfMonth(`${month}-01`)];
    return factsOf(owner, {
      ...(await this.facts([owner], from, to)),
      full: await this.calendar.fullDays(from, to),
    });
  }

  /** What the schedules make of some days of a month, as far as it is known today: the bags are not looked at. */
  async foreseen(
    owners: readonly ScheduleOwner[],
    month: string,
    days: { readonly from: JstDate; readonly to: JstDate },
  ): Promise<Map<number, readonly WeeklyDate<WeekRequest>[]>> {
    const forms = await this.forms(
      owners.map(({ id }) => id),
      month,
    );
    const { from, to } = wholeWeeks(days);
    const facts = { ...(await this.facts(owners, from, to)), full: await this.calendar.fullDays(from, to) };
    const isSought = ({ pickup, skip }: WeeklyDate): boolean =>
      skip === null && dateOf(pickup) >= days.from && dateOf(pickup) <= days.to;
    return new Map(
      owners.map((owner) => [owner.id, named(owner, forms.get(owner.id) ?? [], facts).filter(isSought)] as const),
    );
  }

  private async facts(
    owners: readonly ScheduleOwner[],
    first: JstDate,
    last: JstDate,
  ): Promise<Omit<MonthFacts, 'full'>> {
    const ids = owners.map(({ id }) => id);
    const zipcodes = [...new Set(owners.map(({ send_addr_zipcode: zip }) => areaKey(zip)))];
    const areas = await this.database.manager.findBy(ServiceArea, { zipcode: In(zipcodes) });
    return {
      days: spanDays(first, last),
      now: this.clock.now(),
      calendarOf: await this.calendar.openCalendars(),
      areas: new Map(areas.map((area) => [area.zipcode, area])),
      taken: await this.taken(ids, first, last),
      exceptions: await this.exceptions(ids, first, last),
    };
  }

  /** The pickups that customers have in a span already, by their ids. */
  private async taken(userIds: readonly number[], from: JstDate, to: JstDate): Promise<Map<number, Set<JstDateTime>>> {
    if (userIds.length === 0) return new Map();
    const span = daySpan(from, to);
    const rows = await this.database.query<{ user_id: number; pickup: JstDateTime }>(
      `SELECT user_id, live_pickup_dt AS pickup FROM wash_requests
        WHERE user_id IN (${userIds.map(() => '?').join(', ')}) AND live_pickup_dt BETWEEN ? AND ?`,
      [...userIds, span.from, span.to],
    );
    const byUser = grouped(rows, ({ user_id }) => user_id);
    return new Map([...byUser].map(([id, some]) => [id, new Set(some.map(({ pickup }) => pickup))]));
  }

  /** The days in a span on which customers want their schedule otherwise, by their ids. */
  private async exceptions(
    userIds: readonly number[],
    from: JstDate,
    to: JstDate,
  ): Promise<Map<number, WeekExceptions>> {
    const where = { user_id: In([...userIds]), week_date: Between(from, to) };
    const byUser = grouped(await this.database.manager.findBy(WeekException, where), ({ user_id }) => user_id);
    return new Map(
      [...byUser].map(([id, rows]) => [id, new Map(rows.map((row) => [row.week_date, row.moved_to] as const))]),
    );
  }
}

function named(owner: ScheduleOwner, forms: readonly WeekRequest[], facts: MonthFacts) {
  const known = factsOf(owner, facts);
  return known === null ? [] : weeklyDates(forms, facts.days, known);
}

function factsOf(owner: ScheduleOwner, facts: MonthFacts): WeeklyFacts | null {
  const plan = planOf(owner.plan_id);
  if (isOnetime(plan)) return null;
  return {
    now: facts.now,
    calendar: facts.calendarOf(owner),
    area: servedArea(facts.areas.get(areaKey(owner.send_addr_zipcode)) ?? null, plan),
    sameTime: plan.sameTime,
    full: facts.full,
    taken: facts.taken.get(owner.id) ?? NONE,
    exceptions: facts.exceptions.get(owner.id) ?? NO_EXCEPTIONS,
  };
}

/** Some days of a month with the rest of their weeks in it: pickups are moved within a week. */
export function wholeWeeks({ from, to }: { readonly from: JstDate; readonly to: JstDate }) {
  const [first, last] = [addDays(from, -DAYS_OF_A_MOVE), addDays(to, DAYS_OF_A_MOVE)];
  return {
    from: first < firstOfMonth(from) ? firstOfMonth(from) : first,
    to: last > endOfMonth(to) ? endOfMonth(to) : last,
  };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
