import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../common/auth/access.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ConsoleCalendarQueries } from './console-calendar.queries.js';
import { DayLimitRowView, DayLimitView, NewHolidayView, SavedDayLimitView } from './console-calendar.view.js';
import { DayLimitDto } from './dto/day-limit.dto.js';
import { DayQuery } from './dto/day.query.dto.js';
import { NewHolidayDto } from './dto/new-holiday.dto.js';
import { AddHoliday } from './use-cases/add-holiday.js';
import { RemoveHoliday } from './use-cases/remove-holiday.js';
import { SetDayLimit } from './use-cases/set-day-limit.js';

/** Business holidays and the days' limits of pickups, for administrators and managers. */
@ForConsole('calendar')
@Controller('admin')
export class ConsoleCalendarController {
  constructor(
    @Inject(ConsoleCalendarQueries) private readonly calendar: ConsoleCalendarQueries,
    @Inject(AddHoliday) private readonly addHoliday: AddHoliday,
    @Inject(RemoveHoliday) private readonly removeHoliday: RemoveHoliday,
    @Inject(SetDayLimit) private readonly dayLimit: SetDayLimit,
  ) {}

  @Post('businessHolidays')
  @Idempotent()
  add(@Body() dto: NewHolidayDto): Promise<NewHolidayView> {
    return this.addHoliday.execute(dto);
  }

  @Delete('businessHolidays/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.removeHoliday.execute(id);
  }

  @Get('washRequestLimits')
  async limits(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DayLimitRowView[]> {
    return answerPage(reply, 'washRequestLimits', await this.calendar.limits(query));
  }

  @Get('washRequestLimit')
  limit(@Query() { date }: DayQuery): Promise<DayLimitView> {
    return this.calendar.limitOf(date);
  }

  @Post('washRequestLimit')
  @HttpCode(200)
  setLimit(@Body() dto: DayLimitDto): Promise<SavedDayLimitView> {
    return this.dayLimit.execute(dto);
  }

  @Delete('washRequestLimit/:id')
  @HttpCode(204)
  liftLimit(@Param('id', IdPipe) id: number): Promise<void> {
    return this.dayLimit.lift(id);
  }
}
