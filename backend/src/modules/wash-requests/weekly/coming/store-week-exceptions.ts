import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { afterWish, type DayException, type DayWish } from '@laundry/shared/rules/weekly/day-exception';
import { names, spanDays } from '@laundry/shared/rules/weekly/weekly-dates';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { JstDate } from '@laundry/shared/time/jst';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Principal } from '../../../../common/auth/principal.js';
import { Clock } from '../../../../common/clock/clock.js';
import { Database } from '../../../../common/transaction/database.js';
import { History } from '../../../history/history.js';
import type { User } from '../../../users/user.entity.js';
import { WeekException } from './week-exception.entity.js';

/** Days of a schedule, and what its customer wants of each of them. */
export interface WantedDays {
  readonly dates: readonly JstDate[];
  readonly wish: DayWish;
}

/** The only writer of the days on which customers want their schedule otherwise. */
@Injectable()
export class StoreWeekExceptions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(History) private readonly history: History,
  ) {}

  /** Call in a transaction that holds the account's row. What is so already is no change. */
  async execute(actor: Principal, user: User, { dates, wish }: WantedDays): Promise<void> {
    const days = { user_id: user.id, week_date: In([...dates]) };
    const rows = await this.database.manager.findBy(WeekException, days);
    const known = new Map(rows.map((row) => [row.week_date, row] as const));
    const now = this.clock.now();
    const changed = dates
      .map((date) => {
        const before = known.get(date) ?? null;
        return { date, before, after: afterWish(before, wish, now) };
      })
      .filter(({ before, after }) => before !== after);
    for (const { date: week_date, before, after } of changed) {
      const day = { user_id: user.id, week_date };
      if (after === null) await this.database.manager.delete(WeekException, day);
      else if (before !== null) await this.database.manager.update(WeekException, day, after);
    }
    const added = changed.flatMap(({ date: week_date, before, after }) =>
      before === null && after !== null ? [{ ...after, user_id: user.id, week_date, created_at: now }] : [],
    );
    await this.database.insertAll(WeekException, added);
    await this.history.recordAll(
      changed
        .filter(({ before, after }) => before?.moved_to !== after?.moved_to)
        .map((day) => ({ type: OPERATION.weekDayChanged, actor, user, changes: changesOf(day) })),
    );
  }

  /** A schedule that is saved anew keeps the wishes for the days that it names, from its first day on. */
  async keepNamed(actor: Principal, user: User, forms: readonly WeeklyForm[], from: JstDate): Promise<void> {
    const later = { user_id: user.id, week_date: MoreThanOrEqual(from) };
    const rows = await this.database.manager.findBy(WeekException, later);
    const unnamed = spanned(rows.map(({ week_date }) => week_date)).filter(
      (day) => !forms.some((form) => names(form, day)),
    );
    await this.execute(actor, user, { dates: unnamed.map(({ date }) => date), wish: { act: 'asSchedule' } });
  }
}

const spanned = (dates: readonly JstDate[]) => dates.flatMap((date) => spanDays(date, date));

interface ChangedDay {
  readonly date: JstDate;
  readonly before: DayException | null;
  readonly after: DayException | null;
}

function changesOf({ date, before, after }: ChangedDay) {
  const [was, is] = [before?.moved_to, after?.moved_to];
  return {
    week_date: [null, date] as const,
    ...((was === null) !== (is === null) && { is_skipped: [was === null, is === null] as const }),
    ...((was ?? is) != null && { moved_to: [was ?? null, is ?? null] as const }),
  };
}
