import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, eachDay, type JstDate } from '@laundry/shared/time/jst';
import { Between, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { FactsChanged } from '../../../common/errors/conflict.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { PickupDay } from './pickup-day.entity.js';

/** No leg of a request is further from the day on which it was made, or from the other leg. */
const REACH_DAYS = LIMITS.daysAhead + 1;

/**
 * A booking is decided on holidays and areas that are read before its transaction. Whoever changes those raises the
 * revision of every day that could be concerned, which waits for the bookings under way; a booking that had read the
 * old ones finds another revision and is decided anew (docs/decisions/003).
 */
@Injectable()
export class DayRevisions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The day's revision; 0 when nothing ever concerned it. */
  async of(date: JstDate): Promise<number> {
    const [day] = await this.database.queryPrepared<Pick<PickupDay, 'revision'>>(
      'SELECT revision FROM pickup_days WHERE date = ?',
      [date],
    );
    return day?.revision ?? 0;
  }

  /** Holds a day without taking a place of it: for a leg that moves within it. Throws {@link FactsChanged}. */
  async hold(date: JstDate, revision: number): Promise<void> {
    if (await this.lock({ date, revision })) return;
    if (await this.database.manager.existsBy(PickupDay, { date })) throw new FactsChanged();
    await this.open(date);
    if (!(await this.lock({ date, revision }))) throw new FactsChanged();
  }

  /** Holds a day whatever its revision, until the transaction ends: for who decides on what is set for it, or opens it. */
  async holdAny(date: JstDate): Promise<void> {
    if (await this.lock({ date })) return;
    await this.open(date);
    await this.lock({ date });
  }

  /** Call first in the transaction that closes a day. */
  async raiseAround(date: JstDate): Promise<void> {
    const today = this.clock.today();
    const from = addDays(date, -REACH_DAYS);
    await this.raise(from < today ? today : from, addDays(date, REACH_DAYS));
  }

  /** Call first in the transaction that changes where or when the service runs. */
  async raiseAhead(): Promise<void> {
    const today = this.clock.today();
    await this.raise(today, addDays(today, REACH_DAYS));
  }

  /** Makes the day's row; another request may have made it meanwhile. */
  async open(date: JstDate): Promise<void> {
    try {
      await this.database.manager.insert(PickupDay, { date, used: 0, revision: 0, day_limit: null });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  private async raise(from: JstDate, to: JstDate): Promise<void> {
    if (to < from) return;
    const { manager } = this.database;
    const there = await manager.find(PickupDay, { select: { date: true }, where: { date: Between(from, to) } });
    const dates = new Set(there.map(({ date }) => date));
    for (const date of eachDay(from, to)) if (!dates.has(date)) await this.open(date);
    await manager.update(PickupDay, { date: Between(from, to) }, { revision: () => 'revision + 1' });
  }

  private async lock(day: FindOptionsWhere<PickupDay> & { date: JstDate }): Promise<boolean> {
    const { affected } = await this.database.manager.update(PickupDay, day, LOCK);
    return affected === 1;
  }
}
