import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ActReportQueries } from './act-report.queries.js';
import { ActReportView } from './act-report.view.js';
import { CloseActReport } from './close-act-report.js';
import { ReportActDto } from './report-act.dto.js';
import { ReportAct } from './report-act.js';

/** What was done at a stop and was not taken (handbook/requests.md#stages). */
@Controller('admin')
export class ActReportsController {
  constructor(
    @Inject(ReportAct) private readonly reportAct: ReportAct,
    @Inject(ActReportQueries) private readonly reports: ActReportQueries,
    @Inject(CloseActReport) private readonly closeReport: CloseActReport,
  ) {}

  /** Reports what the caller did at a stop that they have, or had then. */
  @Post('washRequest/:id/actReports')
  @HttpCode(204)
  @Idempotent()
  @ForConsole('request.reportAct')
  report(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: ReportActDto): Promise<void> {
    return this.reportAct.execute(caller, id, dto);
  }

  /** What was reported and nobody has seen to, of the last 30 days, the latest first. */
  @Get('actReports')
  @ForConsole('actReports')
  open(): Promise<ActReportView[]> {
    return this.reports.open();
  }

  /** Says that somebody has seen to it. */
  @Post('actReports/:id/close')
  @HttpCode(204)
  @ForConsole('actReports')
  close(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.closeReport.execute(caller, id);
  }
}
