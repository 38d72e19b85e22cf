import { Body, Controller, Get, HttpCode, Inject, Put, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { ORDER_CHANGES } from '../request/request-operations.js';
import { SetVisitOrder } from './set-visit-order.js';
import { VisitOrderDto } from './visit-order.dto.js';
import { RouteSheetsView } from './route-sheet.view.js';
import { RouteSheetsQuery } from './route-sheets.query.dto.js';
import { RouteSheetQueries } from './route-sheet.queries.js';

/** The day on paper. */
@ForConsole('request.list')
@Controller('admin/routeSheets')
export class RouteSheetsController {
  constructor(
    @Inject(RouteSheetQueries) private readonly sheets: RouteSheetQueries,
    @Inject(SetVisitOrder) private readonly setVisitOrder: SetVisitOrder,
  ) {}

  /** The stops of a day that the caller may see, by who drives them. */
  @Get()
  ofDay(@Caller() caller: Principal, @Query() { date }: RouteSheetsQuery): Promise<RouteSheetsView> {
    return this.sheets.ofDay(caller, date);
  }

  /** Orders a driver's open stops within their half hours. */
  @Put('order')
  @HttpCode(204)
  @ForConsole('request.order')
  @TellsWhoWasFirst(ORDER_CHANGES)
  @Refuses(REASON.stale)
  order(@Caller() caller: Principal, @Body() dto: VisitOrderDto): Promise<void> {
    return this.setVisitOrder.execute(caller, dto);
  }
}
