import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { WeekRequestsDto } from './week-requests.dto.js';
import { SaveWeekRequests } from './save-week-requests.js';
import { SavedWeekRequestsView, WeekRequestCheckView, WeekRequestView } from './week-request.view.js';
import { WeeklyCheck } from './weekly-check.js';
import { WeeklyScheduleQueries } from './weekly-schedule.queries.js';

/** A customer's weekly schedule. */
@ForCustomer('weekly.edit')
@Controller()
export class WeekRequestsController {
  constructor(
    @Inject(WeeklyScheduleQueries) private readonly schedules: WeeklyScheduleQueries,
    @Inject(WeeklyCheck) private readonly check: WeeklyCheck,
    @Inject(SaveWeekRequests) private readonly saveWeekRequests: SaveWeekRequests,
  ) {}

  /** The customer's weekly schedule, as they filled it in. */
  @ForCustomer('weekly.view')
  @Get('userWeekRequests')
  list(@Caller() caller: Principal): Promise<WeekRequestView[]> {
    return this.schedules.forms(caller.accountId);
  }

  /** Whether a schedule can be saved, and the bags of next month suffice for it. */
  @Post('users/me/checkWeekRequests')
  @HttpCode(200)
  @Refuses(...STATUS_REASONS, REASON.notEnoughCount)
  checkBefore(@Caller() caller: Principal, @Body() dto: WeekRequestsDto): Promise<WeekRequestCheckView> {
    return this.check.check(caller.accountId, dto);
  }

  /** Replaces the whole schedule from next month on; no form ends it. */
  @Post('users/me/weekRequests')
  @HttpCode(200)
  @Refuses(...STATUS_REASONS, REASON.stale)
  async save(@Caller() caller: Principal, @Body() dto: WeekRequestsDto): Promise<SavedWeekRequestsView> {
    return { week_requests: await this.saveWeekRequests.execute(caller, dto) };
  }
}
