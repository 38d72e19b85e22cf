import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { NotFound } from '../../../common/errors/not-found.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import type { SavedDayLimitView } from '../console-calendar.view.js';
import type { DayLimitDto } from '../dto/day-limit.dto.js';
import { PickupDay } from '../pickup-day.entity.js';

/**
 * The most pickups a day takes. A limit below what is already taken is allowed: it only stops new ones. The day's
 * count of places is never touched here (decisions 5, Capacity).
 */
@Injectable()
export class SetDayLimit {
  constructor(@Inject(Database) private readonly database: Database) {}

  async execute({ date, limit }: DayLimitDto): Promise<SavedDayLimitView> {
    if (!(await this.update(date, limit)) && !(await this.insert(date, limit))) await this.update(date, limit);
    const { id } = await this.database.manager.findOneByOrFail(PickupDay, { date });
    return { id, date, limit };
  }

  /** Lifts a limit; the places that are taken stay counted. */
  async lift(id: number): Promise<void> {
    const limited = { id, day_limit: Not(IsNull()) };
    const { affected } = await this.database.manager.update(PickupDay, limited, { day_limit: null });
    if (affected !== 1) throw new NotFound();
  }

  private async update(date: string, limit: number): Promise<boolean> {
    const { affected } = await this.database.manager.update(PickupDay, { date }, { day_limit: limit });
    return affected === 1;
  }

  /** False when a request or another operator made the day's row meanwhile. */
  private async insert(date: string, limit: number): Promise<boolean> {
    try {
      await this.database.manager.insert(PickupDay, { date, used: 0, day_limit: limit });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
