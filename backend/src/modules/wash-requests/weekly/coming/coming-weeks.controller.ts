import { Body, Controller, Delete, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { pausesOf } from '@laundry/shared/rules/weekly/pauses-of-day';
import { ForCustomer } from '../../../../common/auth/access.js';
import { Caller } from '../../../../common/auth/caller.js';
import type { Principal } from '../../../../common/auth/principal.js';
import { Refuses } from '../../../../common/http/refuses.js';
import { UserQueries } from '../../../users/user.queries.js';
import { ChangeWeeks } from './change-weeks.js';
import { ComingWeeksQueries } from './coming-weeks.queries.js';
import { ComingWeeksView } from './coming-weeks.view.js';
import { PauseDto, WeekChangeDto } from './week-change.dto.js';
import { PauseQuery } from './pause.query.dto.js';

/** The coming weeks of a customer's schedule, and their wishes for single days of it. */
@ForCustomer('weekly.edit')
@Controller('users/me/weekRequests')
export class ComingWeeksController {
  constructor(
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ComingWeeksQueries) private readonly comingWeeks: ComingWeeksQueries,
    @Inject(ChangeWeeks) private readonly weeks: ChangeWeeks,
  ) {}

  /** What the schedule makes in the coming weeks, what is skipped and passed over, and the bags of its months. */
  @ForCustomer('weekly.view')
  @Get('weeks')
  async list(@Caller() caller: Principal): Promise<ComingWeeksView> {
    return this.comingWeeks.view(await this.users.shown(caller.accountId));
  }

  /** Skips the pickups of a day, or moves them to another day of its week, before the month's requests are made. */
  @Put('weeks/:date')
  @Refuses(...STATUS_REASONS, REASON.timeLimitExceeded)
  change(
    @Caller() caller: Principal,
    @Param('date') date: string,
    @Body() { moved_to }: WeekChangeDto,
  ): Promise<ComingWeeksView> {
    return this.weeks.change(caller, date, moved_to);
  }

  /** The day is as the schedule says again. */
  @Delete('weeks/:date')
  @Refuses(...STATUS_REASONS, REASON.timeLimitExceeded)
  takeBack(@Caller() caller: Principal, @Param('date') date: string): Promise<ComingWeeksView> {
    return this.weeks.takeBack(caller, date);
  }

  /** Skips all pickups of one to four weeks whose requests are not made yet. */
  @Put('pause')
  @Refuses(...STATUS_REASONS)
  pause(@Caller() caller: Principal, @Body() pause: PauseDto): Promise<ComingWeeksView> {
    return this.weeks.pause(caller, pause);
  }

  /** Takes a pause back; of weeks that are not one as it was made, all that were `seen` to skip them. */
  @Delete('pause')
  @Refuses(...STATUS_REASONS)
  endPause(@Caller() caller: Principal, @Query() { seen, ...pause }: PauseQuery): Promise<ComingWeeksView> {
    return this.weeks.endPause(caller, pause, pausesOf(seen));
  }
}
