import { Inject, Injectable } from '@nestjs/common';
import { addMonths, endOfMonth, firstOfMonth, type JstDate } from '@laundry/shared/time/jst';
import type { OpenCalendar } from '@laundry/shared/rules/calendar/working-days';
import { Clock } from '../../common/clock/clock.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { dayConditions, HOLIDAY_LIST } from './day-lists.js';
import type { DaysFilter } from './days-filter.dto.js';
import type { HolidaysQuery } from './holidays/holidays.query.dto.js';

export interface DayRow {
  readonly id: number;
  readonly date: JstDate;
}

/** What a customer chose about Saturdays: 1 with Saturday service. */
interface SaturdayChoice {
  readonly is_saturday_available: number;
}

/** How far ahead a rule may look for open days. */
const CALENDAR_MONTHS = 14;
/** How far ahead the screens show holidays. */
const SHOWN_MONTHS = 3;

@Injectable()
export class CalendarQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Business holidays in a span, both ends included. */
  holidays(from: JstDate, to: JstDate): Promise<DayRow[]> {
    return this.database.queryPrepared<DayRow>(
      'SELECT id, date FROM business_holidays WHERE date BETWEEN ? AND ? ORDER BY date',
      [from, to],
    );
  }

  /** A page of the holidays that screens show. */
  async holidayPage(query: HolidaysQuery): Promise<Page<DayRow>> {
    const { filter, ...span } = await listRequest(query, HOLIDAY_LIST);
    const where = dayConditions(this.shownDays({ ...filter, ...query }));
    return readPage<DayRow>(this.database, { columns: 'id, date', from: 'business_holidays', where }, span);
  }

  /** This month and the three after it, unless something is asked for. */
  private shownDays(asked: DaysFilter): DaysFilter {
    const { id, date, from, to } = asked;
    if (from !== undefined && to !== undefined && to < from) throw FieldErrors.on('to', 'invalid_date');
    if ([id, date, from, to].some((condition) => condition !== undefined)) return asked;
    const thisMonth = firstOfMonth(this.clock.today());
    return { from: thisMonth, to: endOfMonth(addMonths(thisMonth, SHOWN_MONTHS)) };
  }

  /** The open days of a customer, from the first of last month on. */
  async openCalendar(customer: SaturdayChoice): Promise<OpenCalendar> {
    return (await this.openCalendars())(customer);
  }

  /** The open days of many customers, read once. */
  async openCalendars(): Promise<(customer: SaturdayChoice) => OpenCalendar> {
    const from = addMonths(firstOfMonth(this.clock.today()), -1);
    const rows = await this.holidays(from, addMonths(from, CALENDAR_MONTHS));
    const holidays = new Set(rows.map((row) => row.date));
    const withSaturdays = { holidays, saturdayService: true };
    const without = { holidays, saturdayService: false };
    return ({ is_saturday_available }) => (is_saturday_available === 1 ? withSaturdays : without);
  }

  /** The days of a span that take no more pickups. */
  async fullDays(from: JstDate, to: JstDate): Promise<Set<JstDate>> {
    const rows = await this.database.query<{ date: JstDate }>(
      'SELECT date FROM pickup_days WHERE date BETWEEN ? AND ? AND used >= day_limit',
      [from, to],
    );
    return new Set(rows.map((row) => row.date));
  }
}
