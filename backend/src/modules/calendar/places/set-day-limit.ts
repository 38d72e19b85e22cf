import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { JstDate } from '@laundry/shared/time/jst';
import type { FindOptionsWhere } from 'typeorm';
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
import type { DayLimitDto } from './day-limit.dto.js';
import { PickupDay } from './pickup-day.entity.js';

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

  /** Throws {@link Stale} where the limit is neither what the caller saw nor what they wish. */
  execute(caller: Principal, { date, limit, seen_limit: seen }: DayLimitDto): Promise<SavedDayLimitView> {
    return this.database.inTransaction(async () => {
      if (!(await this.hold({ date }))) {
        await this.days.open(date);
        await this.hold({ date });
      }
      const day = await this.database.manager.findOneByOrFail(PickupDay, { date });
      if (seen !== undefined && seen !== day.day_limit && limit !== day.day_limit) throw await this.stale(day);
      await this.store(caller, day, limit);
      return { id: day.id, date, limit };
    });
  }

  /** Lifts a limit; the places that are taken stay counted. */
  lift(caller: Principal, id: number): Promise<void> {
    return this.database.inTransaction(async () => {
      await this.hold({ id });
      const day = await this.database.manager.findOneBy(PickupDay, { id });
      if (day === null || day.day_limit === null) throw new NotFound();
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

  private async stale({ date, day_limit: limit }: PickupDay): Promise<Stale> {
    const change = await this.who.latestOfDay(OPERATION.dayLimitChanged, date, this.clock.now());
    return new Stale(change, this.clock.now(), { current: { limit } });
  }

  /** The day's row, until the transaction ends. False: it has none yet. */
  private async hold(day: FindOptionsWhere<PickupDay> & ({ date: JstDate } | { id: number })): Promise<boolean> {
    return (await this.database.manager.update(PickupDay, day, LOCK)).affected === 1;
  }
}
