import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { CalendarQueries } from './calendar.queries.js';
import { HolidaysQuery } from './dto/holidays.query.dto.js';
import { HolidayView } from './holiday.view.js';

/** The business holidays, for everybody (spec 1 §7). */
@Public()
@Controller('businessHolidays')
export class HolidaysController {
  constructor(@Inject(CalendarQueries) private readonly calendar: CalendarQueries) {}

  @Get()
  list(@Query() { from, to }: HolidaysQuery): Promise<HolidayView[]> {
    return this.calendar.holidaysShown(from, to);
  }
}
