import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Pause } from '@laundry/shared/rules/weekly/coming-weeks';
import { withPause } from '@laundry/shared/rules/weekly/pauses-of-day';
import { names, spanDays, type WeekExceptions } from '@laundry/shared/rules/weekly/weekly-dates';
import type { WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
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
  /** Of a day that a pause skips: where it was moved to. */
  readonly paused_move?: JstDate | null;
  /** Which pause skips it. */
  readonly pause?: Pause;
  /** Of a day that is skipped by no pause: when. */
  readonly skipped_at?: JstDateTime | null;
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
    for (const { date: week_date, moved_to, paused_move = null, skipped_at = null, pause } of changed) {
      const day = { user_id: user.id, week_date };
      const pauses = pause === undefined ? null : withPause(null, pause);
      if (moved_to === undefined) await manager.delete(WeekException, day);
      else if (known.has(week_date))
        await manager.update(WeekException, day, { moved_to, paused_move, pauses, skipped_at });
      else added.push({ ...day, moved_to, paused_move, pauses, skipped_at, created_at: this.clock.now() });
    }
    await this.database.insertAll(WeekException, added);
    await this.skipPaused(user, known, wanted);
    await this.pauseAgain(user, known, wanted);
    const type = OPERATION.weekDayChanged;
    await this.history.recordAll(
      changed.map(({ date, moved_to }) => ({ type, actor, user, changes: changesOf(date, known.get(date), moved_to) })),
    );
  }

  /** Days of a pause that are skipped by themselves, too, stay so when it ends; until then nothing is otherwise. */
  private async skipPaused({ id: user_id }: User, known: WeekExceptions, wanted: readonly WantedDay[]): Promise<void> {
    const isAlone = ({ date, moved_to, skipped_at }: WantedDay): boolean =>
      moved_to === null && skipped_at != null && known.get(date) === null;
    const days = wanted.filter(isAlone).map(({ date }) => date);
    if (days.length === 0) return;
    const paused = { user_id, week_date: In(days), skipped_at: IsNull() };
    await this.database.manager.update(WeekException, paused, {
      skipped_at: this.clock.now(),
      paused_move: null,
      pauses: null,
    });
  }

  /** Days of an earlier pause are skipped already; they stay so when that one is taken back. */
  private async pauseAgain({ id: user_id }: User, known: WeekExceptions, wanted: readonly WantedDay[]): Promise<void> {
    for (const { date, pause } of wanted) {
      if (pause === undefined || known.get(date) !== null) continue;
      const paused = { user_id, week_date: date, skipped_at: IsNull() };
      const row = await this.database.manager.findOneBy(WeekException, paused);
      if (row !== null) await this.keepPauses(row, withPause(row.pauses, pause));
    }
  }

  private async keepPauses({ user_id, week_date }: WeekException, pauses: string): Promise<void> {
    await this.database.manager.update(WeekException, { user_id, week_date }, { pauses });
  }

  /** What the days among these that a pause skips, and no other, were before it; of the others it is taken back. */
  async beforePause(
    user_id: number,
    days: readonly JstDate[],
    leftOf: (pauses: string | null) => string | null,
  ): Promise<readonly WantedDay[]> {
    const paused = { user_id, week_date: In([...days]), skipped_at: IsNull() };
    const wanted: WantedDay[] = [];
    for (const row of await this.database.manager.findBy(WeekException, paused)) {
      const left = leftOf(row.pauses);
      const { week_date: date, paused_move } = row;
      if (left !== null) await this.keepPauses(row, left);
      else wanted.push(paused_move ? { date, moved_to: paused_move } : { date });
    }
    return wanted;
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
