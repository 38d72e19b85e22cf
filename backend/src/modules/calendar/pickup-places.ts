import { Inject, Injectable } from '@nestjs/common';
import type { JstDate } from '@laundry/shared/time/jst';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { PickupDay } from './pickup-day.entity.js';

/** The places of a day. One conditional update takes one, so no concurrency overbooks a day (reliability F-03). */
@Injectable()
export class PickupPlaces {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Takes a place on a day. False when the day is full. */
  async take(date: JstDate): Promise<boolean> {
    if (await this.tryTake(date)) return true;
    if (await this.database.manager.existsBy(PickupDay, { date })) return false;
    await this.open(date);
    return this.tryTake(date);
  }

  /** Gives a place back. */
  async give(date: JstDate): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .update(PickupDay)
      .set({ used: () => 'used - 1' })
      .where('date = :date AND used > 0', { date })
      .execute();
  }

  /** Moves a place to another day, rows locked in the order of their dates. False, to be rolled back, when that day is full. */
  async move(from: JstDate, to: JstDate): Promise<boolean> {
    if (from === to) return true;
    if (from < to) await this.give(from);
    const taken = await this.take(to);
    if (from > to) await this.give(from);
    return taken;
  }

  private async tryTake(date: JstDate): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(PickupDay)
      .set({ used: () => 'used + 1' })
      .where('date = :date AND (day_limit IS NULL OR used < day_limit)', { date })
      .execute();
    return affected === 1;
  }

  /** Makes the day's row; another request may have made it meanwhile. */
  private async open(date: JstDate): Promise<void> {
    try {
      await this.database.manager.insert(PickupDay, { date, used: 0, day_limit: null });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
