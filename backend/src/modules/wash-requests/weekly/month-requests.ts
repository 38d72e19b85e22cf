import { Inject, Injectable } from '@nestjs/common';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import type { WeeklyDate } from '@laundry/shared/rules/weekly/weekly-dates';
import { dateOf, eachDay, endOfMonth, type JstDate, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import { newRequest, type NewRequest } from '../booking/new-request.js';
import { planOf } from '../../users/stored-plan.js';
import type { Relinked } from '../request/relinked.js';
import { SameTimeChain } from '../request/same-time-chain.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { MonthSchedules, type ScheduleOwner } from './month-schedules.js';
import type { WeekRequest } from './week-request.entity.js';
import type { User } from '../../users/user.entity.js';

/** A customer whose month begins, with the bags of that month. */
export type MonthOwner = ScheduleOwner &
  Pick<User, 'user_plan_option' | 'pickup_delivery_type'> & { readonly bags: number };

/** A request that a schedule made. */
export type MadeRequest = Pick<WashRequest, 'id' | 'plan_id' | 'size' | 'count' | 'visit_secret'> & {
  readonly sched_pickup_dt: JstDateTime;
};

export interface MonthOfSchedule {
  readonly made: readonly MadeRequest[];
  /** All that the schedule names, with why some are left out; in date order. */
  readonly dates: readonly WeeklyDate[];
  /** Requests whose delivery moved to the pickup of one that was made. */
  readonly relinked: readonly Relinked[];
}

/** By customer; those without a schedule are not in it. */
export type MonthSchedulesMade = ReadonlyMap<number, MonthOfSchedule>;

/** Makes the requests of weekly schedules for a month, each once. */
@Injectable()
export class MonthRequests {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(MonthSchedules) private readonly schedules: MonthSchedules,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
  ) {}

  /** Before the first transaction of a month: its days have their rows, whose places the transactions take. */
  async prepare(month: string): Promise<void> {
    await this.places.openAll(daysOf(month));
  }

  /**
   * Call it in a transaction that holds the customers' rows. The bags and the history are `write`'s. The places of the days
   * are taken after it, as everybody's bookings wait for them from then on; where a day has changed since it was read, the
   * transaction begins anew, and then `holdsDays` from here on, so that it comes to its end.
   */
  async make(
    owners: readonly MonthOwner[],
    month: string,
    { holdsDays }: { readonly holdsDays: boolean },
    write: (made: MonthSchedulesMade) => Promise<void>,
  ): Promise<void> {
    const ids = owners.map(({ id }) => id);
    const forms = await this.schedules.forms(ids, month);
    const scheduled = owners.filter(({ id }) => forms.has(id));
    if (scheduled.length === 0) return write(new Map());
    if (holdsDays) await this.places.hold(daysOf(month));
    // Before all else that decides: what is read after a day's revision is at least as new.
    const days = await this.places.left(daysOf(month));
    const left = new Map(days.map((day) => [day.date, day.left]));
    const dates = await this.schedules.dates(scheduled, forms, month, left);
    const rows = scheduled.flatMap((owner) => this.rows(owner, dates.get(owner.id) ?? []));
    await this.database.insertAll(WashRequest, rows);
    const made = await this.stored(rows, month);
    const schedules = new Map<number, MonthOfSchedule>();
    for (const { id, plan_id } of scheduled) {
      const relinked = planOf(plan_id).sameTime ? await this.chain.relink(id) : [];
      schedules.set(id, { made: made.get(id) ?? [], dates: dates.get(id) ?? [], relinked });
    }
    await write(schedules);
    await this.places.reserveAll(days, takenOn(dates));
  }

  private rows(owner: MonthOwner, dates: readonly WeeklyDate<WeekRequest>[]): NewRequest[] {
    const created_at = this.clock.now();
    return dates
      .filter(({ skip }) => skip === null)
      .map(({ form, date, pickup, delivery }) =>
        newRequest(owner, {
          request_type: REQUEST_TYPE.weekly,
          week_request_id: form.id,
          week_date: date,
          count: form.count,
          sched_pickup_dt: pickup,
          sched_delivery_dt: delivery,
          delivery_box_pw: form.delivery_box_pw,
          bikou: form.bikou,
          created_at,
        }),
      );
  }

  /** What was inserted, with its ids, by customer: found by the form and day that made it. */
  private async stored(rows: readonly NewRequest[], month: string): Promise<Map<number, MadeRequest[]>> {
    const formIds = [...new Set(rows.flatMap(({ week_request_id: id }) => (id === null ? [] : [id])))];
    if (formIds.length === 0) return new Map();
    const found = await this.database.query<{ id: number; form: number; day: JstDate }>(
      `SELECT id, week_request_id AS form, week_date AS day FROM wash_requests
        WHERE week_request_id IN (${formIds.map(() => '?').join(', ')}) AND week_date BETWEEN ? AND ?`,
      [...formIds, `${month}-01`, endOfMonth(`${month}-01`)],
    );
    const idOf = new Map(found.map(({ id, form, day }) => [`${form} ${day}`, id]));
    const made = new Map<number, MadeRequest[]>();
    for (const row of rows) {
      const { user_id, plan_id, size, count, visit_secret, sched_pickup_dt: pickup } = row;
      const id = idOf.get(`${String(row.week_request_id)} ${String(row.week_date)}`);
      if (id === undefined || pickup === null) throw new Error('a request that was stored is not there');
      const request = { id, plan_id, size, count, visit_secret, sched_pickup_dt: pickup };
      const others = made.get(user_id);
      if (others === undefined) made.set(user_id, [request]);
      else others.push(request);
    }
    return made;
  }
}

const daysOf = (month: string): JstDate[] => eachDay(`${month}-01`, endOfMonth(`${month}-01`));

/** How many places the dates take of each day. */
function takenOn(dates: ReadonlyMap<number, readonly WeeklyDate[]>): Map<JstDate, number> {
  const taken = new Map<JstDate, number>();
  for (const { pickup, skip } of [...dates.values()].flat()) {
    if (skip === null) taken.set(dateOf(pickup), (taken.get(dateOf(pickup)) ?? 0) + 1);
  }
  return taken;
}
