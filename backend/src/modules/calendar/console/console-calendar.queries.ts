import { Inject, Injectable } from '@nestjs/common';
import { Between } from 'typeorm';
import { addDays, type JstDate } from '@laundry/shared/time/jst';
import { listRequest } from '../../../common/pagination/list-request.js';
import type { ListQuery } from '../../../common/pagination/list.query.dto.js';
import type { Page } from '../../../common/pagination/page.js';
import { readPage } from '../../../common/pagination/read-page.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { Database } from '../../../common/transaction/database.js';
import type { DayLimitRowView, DayLimitView, DayPickupsView, NationalHolidayView } from './console-calendar.view.js';
import { dayConditions, LIMIT_LIST } from '../day-lists.js';
import { BusinessHoliday } from '../holidays/business-holiday.entity.js';
import { nationalHolidays } from '../holidays/national-holidays.js';
import { AffectedRequests } from './affected-requests.js';
import type { SpanQuery } from './span.query.dto.js';

@Injectable()
export class ConsoleCalendarQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AffectedRequests) private readonly requests: AffectedRequests,
  ) {}

  /** A page of the days that have a limit, oldest first. */
  async limits(query: ListQuery): Promise<Page<DayLimitRowView>> {
    const { filter, ...span } = await listRequest(query, LIMIT_LIST);
    const where = dayConditions(filter).add('day_limit IS NOT NULL');
    const columns = `id, date, day_limit AS ${LIMIT}, used`;
    return readPage<DayLimitRowView>(this.database, { columns, from: 'pickup_days', where }, span);
  }

  /** How many pickups the days of a span have, with a limit or without; a day without pickups is left out. */
  async pickups({ from, to }: SpanQuery): Promise<DayPickupsView[]> {
    if (to < from || to > addDays(from, SERVER_LIMITS.pickupDatesSpanDays)) throw FieldErrors.on('to', 'invalid_date');
    return this.database.query<DayPickupsView>(
      'SELECT date, used FROM pickup_days WHERE date BETWEEN ? AND ? AND used > 0 ORDER BY date',
      [from, to],
    );
  }

  /** The national holidays of a span of a year at most, oldest first. */
  async nationalHolidays({ from, to }: SpanQuery): Promise<NationalHolidayView[]> {
    if (to < from || to > addDays(from, YEAR_DAYS)) throw FieldErrors.on('to', 'invalid_date');
    const closed = await this.database.manager.findBy(BusinessHoliday, { date: Between(from, to) });
    const isClosed = new Set(closed.map(({ date }) => date));
    const rows: NationalHolidayView[] = [];
    for (const { date, name } of nationalHolidays(from, to))
      rows.push({ date, name, is_set: isClosed.has(date), affected: await this.requests.countOn(date) });
    return rows;
  }

  async limitOf(date: JstDate): Promise<DayLimitView> {
    const [row] = await this.database.query<DayLimitView>(
      `SELECT day_limit AS ${LIMIT} FROM pickup_days WHERE date = ?`,
      [date],
    );
    return { limit: row?.limit ?? null };
  }
}

const YEAR_DAYS = 366;

/** A reserved word, quoted as both databases take it. */
const LIMIT = '`limit`';
