import { Inject, Injectable } from '@nestjs/common';
import { decideWeekChange, pausedDays, WEEK_STATE, type Pause } from '@laundry/shared/rules/weekly/coming-weeks';
import type { JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../../common/auth/principal.js';
import { NotFound } from '../../../../common/errors/not-found.js';
import { refusalsError, throwIfRefused } from '../../../../common/errors/refusals-error.js';
import { Database } from '../../../../common/transaction/database.js';
import { AccountLocks } from '../../../users/account-locks.js';
import { StatusCheck } from '../../../users/status-check.js';
import { UserQueries } from '../../../users/user.queries.js';
import { ComingWeeksQueries, type ComingSchedule } from './coming-weeks.queries.js';
import type { ComingWeeksView } from './coming-weeks.view.js';
import { StoreWeekExceptions, type WantedDays } from './store-week-exceptions.js';

/** A customer skips or moves a day of their schedule, pauses some weeks of it, or takes that back (handbook/requests.md#coming-weeks). */
@Injectable()
export class ChangeWeeks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(ComingWeeksQueries) private readonly weeks: ComingWeeksQueries,
    @Inject(StoreWeekExceptions) private readonly exceptions: StoreWeekExceptions,
  ) {}

  /** `moved_to` null: the day's pickups are skipped. */
  change(caller: Principal, date: JstDate, moved_to: JstDate | null): Promise<ComingWeeksView> {
    return this.write(caller, ({ weeks }) => {
      const decision = decideWeekChange(weeks, date, moved_to);
      if (decision === null) throw new NotFound();
      throwIfRefused(decision);
      return { dates: [date], wish: moved_to === null ? { act: 'skip' } : { act: 'move', to: moved_to } };
    });
  }

  takeBack(caller: Principal, date: JstDate): Promise<ComingWeeksView> {
    return this.write(caller, ({ weeks }) => {
      const decision = decideWeekChange(weeks, date, null);
      if (decision === null) throw new NotFound();
      throwIfRefused(decision);
      return { dates: [date], wish: { act: 'asSchedule' } };
    });
  }

  pause(caller: Principal, pause: Pause): Promise<ComingWeeksView> {
    return this.write(caller, ({ weeks }) => ({ dates: daysOf(weeks, pause), wish: { act: 'pause', pause } }), pause);
  }

  /** The skipped days of a pause are what they were before it, unless another one skips them: as the schedule says, moved, or skipped alone. */
  endPause(caller: Principal, pause: Pause, seen: readonly string[]): Promise<ComingWeeksView> {
    const decide = ({ weeks }: ComingSchedule): WantedDays => {
      const skipped = new Set(weeks.flatMap(({ date, state }) => (state === WEEK_STATE.skipped ? [date] : [])));
      const dates = daysOf(weeks, pause).filter((date) => skipped.has(date));
      return { dates, wish: { act: 'endPause', pause, seen } };
    };
    return this.write(caller, decide, pause);
  }

  /** The account's row is held, which the turn of its month holds too: what is stored here is heard by it, or comes too late. */
  private write(
    caller: Principal,
    decide: (known: ComingSchedule) => WantedDays,
    pause: Pause | null = null,
  ): Promise<ComingWeeksView> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(caller.accountId);
      const user = await this.users.byId(caller.accountId);
      await this.status.refuse(user);
      await this.exceptions.execute(caller, user, decide(await this.weeks.of(user, pause)));
      return this.weeks.view(user);
    });
  }
}

function daysOf(weeks: ComingSchedule['weeks'], pause: Pause): readonly JstDate[] {
  const paused = pausedDays(weeks, pause);
  if (!paused.ok) throw refusalsError([paused]);
  return paused.days;
}
