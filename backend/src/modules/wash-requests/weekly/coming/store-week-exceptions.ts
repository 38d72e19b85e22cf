import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { names, spanDays, type WeekExceptions } from '@laundry/shared/rules/weekly/weekly-dates';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { JstDate } from '@laundry/shared/time/jst';
import { MoreThanOrEqual } from 'typeorm';
import type { Principal } from '../../../../common/auth/principal.js';
import { Clock } from '../../../../common/clock/clock.js';
import { Database } from '../../../../common/transaction/database.js';
import { History } from '../../../history/history.js';
import type { User } from '../../../users/user.entity.js';
import { WeekException } from './week-exception.entity.js';

/** A day of a schedule: another day of its week, null for none of its pickups; without `moved_to` as the schedule says. */
export interface WantedDay {
  readonly date: JstDate;
  readonly moved_to?: JstDate | null;
}

interface WantedDays {
  readonly actor: Principal;
  readonly user: User;
  /** What stands of these days. */
  readonly known: WeekExceptions;
  readonly wanted: readonly WantedDay[];
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
  async execute({ actor, user, known, wanted }: WantedDays): Promise<void> {
    const { manager } = this.database;
    const changed = wanted.filter(({ date, moved_to }) => known.get(date) !== moved_to);
    const added: WeekException[] = [];
    for (const { date: week_date, moved_to } of changed) {
      const day = { user_id: user.id, week_date };
      if (moved_to === undefined) await manager.delete(WeekException, day);
      else if (known.has(week_date)) await manager.update(WeekException, day, { moved_to });
      else added.push({ ...day, moved_to, created_at: this.clock.now() });
    }
    await this.database.insertAll(WeekException, added);
    const type = OPERATION.weekDayChanged;
    await this.history.recordAll(
      changed.map(({ date, moved_to }) => ({ type, actor, user, changes: changesOf(date, known.get(date), moved_to) })),
    );
  }

  /** A schedule that is saved anew keeps the wishes for the days that it names, from its first day on. */
  async keepNamed(actor: Principal, user: User, forms: readonly WeeklyForm[], from: JstDate): Promise<void> {
    const rows = await this.database.manager.findBy(WeekException, {
      user_id: user.id,
      week_date: MoreThanOrEqual(from),
    });
    const known = new Map(rows.map(({ week_date, moved_to }) => [week_date, moved_to] as const));
    const wanted = spanned([...known.keys()]).filter((day) => !forms.some((form) => names(form, day)));
    await this.execute({ actor, user, known, wanted: wanted.map(({ date }) => ({ date })) });
  }
}

const spanned = (dates: readonly JstDate[]) => dates.flatMap((date) => spanDays(date, date));

function changesOf(date: JstDate, before: JstDate | null | undefined, after: JstDate | null | undefined) {
  const [was, is] = [before === null, after === null];
  return {
    week_date: [null, date] as const,
    ...(was !== is && { is_skipped: [was, is] as const }),
    ...((before ?? after) != null && { moved_to: [before ?? null, after ?? null] as const }),
  };
}
