import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { ListQuery } from '../../../common/pagination/list.query.dto.js';
import { answerPage } from '../../../common/pagination/page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ConsoleCalendarQueries } from './console-calendar.queries.js';
import {
  AddedHolidayView,
  DayLimitRowView,
  DayLimitView,
  DayPickupsView,
  NationalHolidayView,
  NewHolidayView,
  SavedDayLimitView,
} from './console-calendar.view.js';
import { DayLimitDto } from '../places/day-limit.dto.js';
import { SeenLimitQuery } from '../places/seen-limit.query.dto.js';
import { DayQuery } from './day.query.dto.js';
import { SpanQuery } from './span.query.dto.js';
import { NewHolidayDto } from '../holidays/new-holiday.dto.js';
import { NewHolidaysDto } from '../holidays/new-holidays.dto.js';
import { AddHoliday } from '../holidays/add-holiday.js';
import { RemoveHoliday } from '../holidays/remove-holiday.js';
import { SetDayLimit } from '../places/set-day-limit.js';

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

  /** Makes a day a holiday; the answer counts the requests that it concerns. */
  @Post('businessHolidays')
  @Idempotent()
  @Refuses(REASON.dup)
  add(@Caller() caller: Principal, @Body() dto: NewHolidayDto): Promise<NewHolidayView> {
    return this.addHoliday.execute(caller, dto);
  }

  /** Makes several days holidays, all or none. */
  @Post('businessHolidays/several')
  @Idempotent()
  @Refuses(REASON.dup)
  addAll(@Caller() caller: Principal, @Body() dto: NewHolidaysDto): Promise<AddedHolidayView[]> {
    return this.addHoliday.executeAll(caller, dto);
  }

  /** The national holidays of a span, which may be made holidays; its Sundays are none that are worked. */
  @Get('nationalHolidays')
  nationalHolidays(@Query() query: SpanQuery): Promise<NationalHolidayView[]> {
    return this.calendar.nationalHolidays(query);
  }

  /** Makes a holiday a working day again. */
  @Delete('businessHolidays/:id')
  @HttpCode(204)
  remove(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.removeHoliday.execute(caller, id);
  }

  /** A page of the days with a limit of pickups. */
  @Get('washRequestLimits')
  async limits(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<DayLimitRowView[]> {
    return answerPage(reply, 'washRequestLimits', await this.calendar.limits(query));
  }

  /** How many pickups the days of a month have. */
  @Get('dayPickups')
  pickups(@Query() query: SpanQuery): Promise<DayPickupsView[]> {
    return this.calendar.pickups(query);
  }

  /** The limit of a day; null when there is none. */
  @Get('washRequestLimit')
  limit(@Query() { date }: DayQuery): Promise<DayLimitView> {
    return this.calendar.limitOf(date);
  }

  /** Limits the pickups of a day. */
  @Post('washRequestLimit')
  @Refuses(REASON.stale)
  @HttpCode(200)
  setLimit(@Caller() caller: Principal, @Body() dto: DayLimitDto): Promise<SavedDayLimitView> {
    return this.dayLimit.execute(caller, dto);
  }

  /** Lifts the limit of a day. */
  @Delete('washRequestLimit/:id')
  @Refuses(REASON.stale)
  @HttpCode(204)
  liftLimit(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Query() seen: SeenLimitQuery,
  ): Promise<void> {
    return this.dayLimit.lift(caller, id, seen);
  }
}
