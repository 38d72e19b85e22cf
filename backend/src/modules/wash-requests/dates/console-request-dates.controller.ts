import { Body, Controller, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { PickupDateQueries } from '../booking/pickup-date.queries.js';
import { FullDayView } from '../booking/pickup-date.view.js';
import { PickupDatesQuery } from '../booking/pickup-dates.query.dto.js';
import { ConsoleRequestView } from '../dispatch/console-request.view.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { STAGE_CHANGES } from '../request/request-operations.js';
import { ChangeDatesByOperator } from './change-dates-by-operator.js';
import { ChangeDatesDto } from './change-dates.dto.js';

/** Operators move a request (handbook/requests.md#operators-dates). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin')
export class ConsoleRequestDatesController {
  constructor(
    @Inject(ChangeDatesByOperator) private readonly changeDates: ChangeDatesByOperator,
    @Inject(PickupDateQueries) private readonly pickupDates: PickupDateQueries,
  ) {}

  /** The days of a span that take no more pickups. */
  @Get('fullDays')
  @ForConsole('request.date')
  fullDays(@Query() query: PickupDatesQuery): Promise<FullDayView[]> {
    return this.pickupDates.fullDays(query);
  }

  /** Moves a request's pickup or delivery. */
  @Put('washRequests/:id')
  @ForConsole('request.date')
  @Refuses(REASON.dup, REASON.preqCountMax, REASON.stale)
  dates(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeDatesDto,
  ): Promise<ConsoleRequestView> {
    return this.changeDates.execute(caller, id, dto);
  }
}
