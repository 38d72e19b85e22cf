import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { LIMITS } from '@laundry/shared/constants/limits';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { callingPerson, limitedOnceDone } from '../../../common/rate-limit/limited.js';
import { ActReportQueries } from './act-report.queries.js';
import { ActReportView, ClosedActReportView } from './act-report.view.js';
import { ActReportsQuery, ClosedActReportsQuery } from './act-reports.query.dto.js';
import { ReportActDto } from './report-act.dto.js';
import { ReportAct } from './report-act.js';
import { SettleReportDto } from './settle-report.dto.js';
import { SettleActReport } from './settle-act-report.js';

const REPORTS = { name: 'act-reports', tries: LIMITS.actReportsPerHour, minutes: 60 };

/** More than a day's stops at once, when the line is back: a phone that reports without an end fills the request's history. */
const ReportLimit = limitedOnceDone(REPORTS, callingPerson);

/** What was done at a stop and was not taken (handbook/requests.md#stages). */
@Controller('admin')
export class ActReportsController {
  constructor(
    @Inject(ReportAct) private readonly reportAct: ReportAct,
    @Inject(ActReportQueries) private readonly reports: ActReportQueries,
    @Inject(SettleActReport) private readonly settle: SettleActReport,
  ) {}

  /** Reports what the caller did at a stop that they have, or had then. */
  @Post('washRequest/:id/actReports')
  @HttpCode(204)
  @Idempotent(ReportLimit)
  @ForConsole('request.reportAct')
  report(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: ReportActDto): Promise<void> {
    return this.reportAct.execute(caller, id, dto);
  }

  /** What was reported and nobody has seen to, of the last 30 days, the latest first, a page at a time. */
  @Get('actReports')
  @ForConsole('actReports')
  open(@Query() query: ActReportsQuery): Promise<ActReportView[]> {
    return this.reports.open(query);
  }

  /** What somebody has seen to in the last 3 days (20 of them), or of one request however long ago (100); the latest closed first. */
  @Get('actReports/closed')
  @ForConsole('actReports')
  closed(@Query() query: ClosedActReportsQuery): Promise<ClosedActReportView[]> {
    return this.reports.closed(query);
  }

  /** Says that somebody has seen to it. */
  @Post('actReports/:id/close')
  @HttpCode(204)
  @Refuses(REASON.stale)
  @ForConsole('actReports')
  close(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: SettleReportDto): Promise<void> {
    return this.settle.close(caller, id, dto);
  }

  /** Says that it is still to be seen to. */
  @Post('actReports/:id/reopen')
  @HttpCode(204)
  @Refuses(REASON.stale)
  @ForConsole('actReports')
  reopen(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: SettleReportDto): Promise<void> {
    return this.settle.reopen(caller, id, dto);
  }
}
