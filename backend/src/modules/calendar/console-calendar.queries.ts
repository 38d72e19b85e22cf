import { Inject, Injectable } from '@nestjs/common';
import type { JstDate } from '@laundry/shared/time/jst';
import { Database } from '../../common/transaction/database.js';
import type { DayLimitRowView, DayLimitView } from './console-calendar.view.js';

@Injectable()
export class ConsoleCalendarQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Every day that has a limit, oldest first. */
  limits(): Promise<DayLimitRowView[]> {
    return this.database.query<DayLimitRowView>(
      `SELECT id, date, day_limit AS ${LIMIT}, used FROM pickup_days WHERE day_limit IS NOT NULL ORDER BY date`,
    );
  }

  async limitOf(date: JstDate): Promise<DayLimitView> {
    const [row] = await this.database.query<DayLimitView>(
      `SELECT day_limit AS ${LIMIT} FROM pickup_days WHERE date = ?`,
      [date],
    );
    return { limit: row?.limit ?? null };
  }
}

/** A reserved word, quoted as both databases take it. */
const LIMIT = '`limit`';
