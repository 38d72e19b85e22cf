import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { History } from '../../history/history.js';
import { Stale } from '../../versions/stale.js';
import { WhoChanged } from '../../versions/who-changed.js';
import type { SavedDayLimitView } from '../console/console-calendar.view.js';
import { DayRevisions } from './day-revisions.js';
import { BusinessHoliday } from '../holidays/business-holiday.entity.js';
import type { DayLimitDto } from './day-limit.dto.js';
import { PickupDay } from './pickup-day.entity.js';
import type { SeenLimitQuery } from './seen-limit.query.dto.js';

/**
 * The most pickups a day takes. A limit below what is already taken is allowed: it only stops new ones. The day's
 * count of places is never touched here (handbook/requests.md#capacity).
 */
@Injectable()
export class SetDayLimit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(WhoChanged) private readonly who: WhoChanged,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link Stale} where the limit is neither what the caller saw nor what they wish, or the day was closed or opened. */
  execute(caller: Principal, { date, limit, ...seen }: DayLimitDto): Promise<SavedDayLimitView> {
    return this.database.inTransaction(async () => {
      await this.days.holdAny(date);
      const day = await this.database.manager.findOneByOrFail(PickupDay, { date });
      const holiday = await this.database.manager.existsBy(BusinessHoliday, { date });
      if (isOther(seen.seen_limit, day.day_limit) && limit !== day.day_limit) throw await this.staleLimit(day, holiday);
      if (isOther(seen.seen_holiday, holiday)) throw await this.staleHoliday(day, holiday);
      await this.store(caller, day, limit);
      return { id: day.id, date, limit };
    });
  }

  /** Lifts a limit; the places that are taken stay counted. Throws {@link Stale} where it is not what the caller saw. */
  lift(caller: Principal, id: number, { seen_limit: seen }: SeenLimitQuery): Promise<void> {
    return this.database.inTransaction(async () => {
      await this.database.manager.update(PickupDay, { id }, LOCK);
      const day = await this.database.manager.findOneBy(PickupDay, { id });
      // Lifted already, by whomever: a deletion whose answer was lost is told so, too.
      if (day === null || day.day_limit === null) throw new NotFound();
      const { date, day_limit: limit } = day;
      if (isOther(seen, limit))
        throw await this.staleLimit(day, await this.database.manager.existsBy(BusinessHoliday, { date }));
      await this.store(caller, day, null);
    });
  }

  private async store(
    caller: Principal,
    { id, date, day_limit: before }: PickupDay,
    limit: number | null,
  ): Promise<void> {
    if (limit === before) return;
    await this.database.manager.update(PickupDay, { id }, { day_limit: limit });
    const changes = { day_limit: [before, limit], date: [date, date] } as const;
    await this.history.record({ type: OPERATION.dayLimitChanged, actor: caller, user: null, changes });
  }

  private async staleLimit({ date, day_limit: limit }: PickupDay, holiday: boolean): Promise<Stale> {
    const now = this.clock.now();
    const change = await this.who.latestThatWrote(OPERATION.dayLimitChanged, { date: [date, date] }, now);
    return new Stale(change, now, { current: { limit, holiday } });
  }

  private async staleHoliday({ date, day_limit: limit }: PickupDay, holiday: boolean): Promise<Stale> {
    const now = this.clock.now();
    const wrote = { holiday: holiday ? ([null, date] as const) : ([date, null] as const) };
    const change = await this.who.latestThatWrote(OPERATION.holidayChanged, wrote, now);
    return new Stale(change, now, { current: { limit, holiday } });
  }
}

/** Whether something is not as it was seen; without a word of that it is. */
const isOther = <Value>(seen: Value | undefined, stands: Value): boolean => seen !== undefined && seen !== stands;
