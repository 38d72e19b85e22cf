import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { RouteSheetsView } from './route-sheet.view.js';
import { RouteSheetsQuery } from './route-sheets.query.dto.js';
import { RouteSheetQueries } from './route-sheet.queries.js';

/** The day on paper. */
@ForConsole('request.list')
@Controller('admin/routeSheets')
export class RouteSheetsController {
  constructor(@Inject(RouteSheetQueries) private readonly sheets: RouteSheetQueries) {}

  /** The stops of a day that the caller may see, by who drives them. */
  @Get()
  ofDay(@Caller() caller: Principal, @Query() { date }: RouteSheetsQuery): Promise<RouteSheetsView> {
    return this.sheets.ofDay(caller, date);
  }
}
