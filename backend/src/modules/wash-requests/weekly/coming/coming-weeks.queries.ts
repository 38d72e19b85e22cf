import { Inject, Injectable } from '@nestjs/common';
import { cancelRefusal, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { accountMonth, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { turnOfMonth } from '@laundry/shared/rules/payments/turn-of-month';
import {
  begunWeek,
  isComing,
  lastReached,
  lastShown,
  plannedWeek,
  WEEK_STATE,
  type ComingWeek,
  type Pause,
} from '@laundry/shared/rules/weekly/coming-weeks';
import { weeklyFrom } from '@laundry/shared/rules/weekly/weekly-need';
import { moveChoices } from '@laundry/shared/rules/weekly/week-exceptions';
import { pausesOf } from '@laundry/shared/rules/weekly/pauses-of-day';
import { bagsNeeded, spanDays, weeklyDates, withinLimits } from '@laundry/shared/rules/weekly/weekly-dates';
import { at, endOfMonth, monthOf } from '@laundry/shared/time/jst';
import { Between, Not, IsNull } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { Database } from '../../../../common/transaction/database.js';
import type { User } from '../../../users/user.entity.js';
import { WashRequest } from '../../request/wash-request.entity.js';
import { comingWeekView, type ComingWeeksView, type SaidOfWeek, type WeekMonthView } from './coming-weeks.view.js';
import { WeekException } from './week-exception.entity.js';
import { MonthSchedules } from '../month-schedules.js';

/** What a customer's schedule makes in the weeks that are shown of it. */
export interface ComingSchedule {
  readonly weeks: readonly ComingWeek[];
  readonly months: readonly WeekMonthView[];
  /** Requests that can be cancelled still. */
  readonly cancellable: ReadonlySet<number>;
}

type Month = Omit<ComingSchedule, 'months'> & { readonly need: WeekMonthView | null };

const NO_SCHEDULE: Month = { weeks: [], need: null, cancellable: new Set() };

/** The dates of a weekly schedule that lie ahead, by the rules of the month's turn (handbook/requests.md#coming-weeks). */
@Injectable()
export class ComingWeeksQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MonthSchedules) private readonly schedules: MonthSchedules,
  ) {}

  async view(user: User): Promise<ComingWeeksView> {
    const { weeks, months, cancellable } = await this.of(user);
    const rows = await this.database.manager.findBy(WeekException, { user_id: user.id, moved_to: IsNull() });
    const skips = new Map(rows.map((row) => [row.week_date, row]));
    const said = ({ date, state, request_id: id }: ComingWeek): SaidOfWeek => ({
      canCancel: id !== null && cancellable.has(id),
      isPaused: state === WEEK_STATE.skipped && skips.get(date)?.skipped_at == null,
      pauses: pausesOf(skips.get(date)?.pauses ?? null),
    });
    return { weeks: weeks.map((week) => comingWeekView(week, said(week))), months: [...months] };
  }

  /** The weeks that are shown, and those that a pause of some of them reaches. */
  async of(user: User, pause: Pause | null = null): Promise<ComingSchedule> {
    const today = this.clock.today();
    const begun = accountMonth(user, this.clock.now());
    const last = lastReached(lastShown(weeklyFrom(begun)), pause);
    const months: Month[] = [];
    for (let month = monthOf(today); month <= monthOf(last); month = nextMonth(month))
      months.push(await (month <= begun ? this.begunMonth(user, month) : this.plannedMonth(user, month)));
    return {
      weeks: months.flatMap(({ weeks }) => weeks).filter((week) => isComing(week, today, last)),
      months: months.flatMap(({ need }) => need ?? []),
      cancellable: new Set(months.flatMap(({ cancellable }) => [...cancellable])),
    };
  }

  private async plannedMonth(user: User, month: string): Promise<Month> {
    const turn = turnOfMonth(user, month);
    if (turn === null || turn.bags === null) return NO_SCHEDULE;
    const { bags, newPlan } = turn;
    const facts = await this.schedules.factsOfMonth({ ...user, ...newPlan }, month);
    const forms = await this.formsOf(user, month);
    if (facts === null || forms.length === 0) return NO_SCHEDULE;
    const named = weeklyDates(forms, daysOf(month), facts);
    const weeks = withinLimits(named, () => bags).map((week) =>
      plannedWeek(week, moveChoices(forms, week.date, facts)),
    );
    const need = { month, needed: bagsNeeded(named), granted: bags };
    return { ...NO_SCHEDULE, weeks, need };
  }

  /** Its requests are made: what they were made of is told by the days that the schedule names. */
  private async begunMonth(user: User, month: string): Promise<Month> {
    const forms = await this.formsOf(user, month);
    const facts = forms.length === 0 ? null : await this.schedules.factsOfMonth(user, month);
    if (facts === null) return NO_SCHEDULE;
    const first = `${month}-01`;
    const made = await this.made(user, month);
    const before = { ...facts, now: at(first, '00:00'), full: new Set<string>() };
    const weeks = weeklyDates(forms, daysOf(month), before).map((week) =>
      begunWeek(week, made.get(`${week.form.id} ${week.date}`)),
    );
    const cancellable = new Set([...made.values()].flatMap(({ id, canCancel }) => (canCancel ? [id] : [])));
    return { ...NO_SCHEDULE, weeks, cancellable };
  }

  private async formsOf({ id }: User, month: string) {
    return (await this.schedules.forms([id], month)).get(id) ?? [];
  }

  /** The requests that a schedule made for days of a month, by form and day. */
  private async made({ id: user_id }: User, month: string) {
    const week_date = Between(`${month}-01`, endOfMonth(`${month}-01`));
    const rows = await this.database.manager.findBy(WashRequest, {
      user_id,
      week_date,
      week_request_id: Not(IsNull()),
    });
    const now = this.clock.now();
    return new Map(
      rows.flatMap((row) => {
        const { id, week_request_id, week_date: date, sched_pickup_dt, sched_delivery_dt, count, cancelled_at } = row;
        if (sched_pickup_dt === null) return [];
        const isCancelled = cancelled_at !== null;
        const canCancel = !isCancelled && cancelRefusal(changeableRow(row), now) === null;
        const week = { id, sched_pickup_dt, sched_delivery_dt, count, isCancelled, canCancel };
        return [[`${String(week_request_id)} ${String(date)}`, week] as const];
      }),
    );
  }
}

const daysOf = (month: string) => spanDays(`${month}-01`, endOfMonth(`${month}-01`));
