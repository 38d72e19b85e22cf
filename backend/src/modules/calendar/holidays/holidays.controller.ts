import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access.js';
import { answerPage } from '../../../common/pagination/page.js';
import { CalendarQueries } from '../calendar.queries.js';
import { HolidaysQuery } from './holidays.query.dto.js';
import { HolidayView } from './holiday.view.js';

/** The business holidays, for everybody. */
@Public()
@Controller('businessHolidays')
export class HolidaysController {
  constructor(@Inject(CalendarQueries) private readonly calendar: CalendarQueries) {}

  /** The business holidays. */
  @Get()
  async list(@Query() query: HolidaysQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<HolidayView[]> {
    return answerPage(reply, 'businessHolidays', await this.calendar.holidayPage(query));
  }
}
