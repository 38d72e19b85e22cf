import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { WorkReportDto } from './work-report.dto.js';
import { ReportWork } from './report-work.js';
import { WorkReportView } from './work-report.view.js';

@ForConsole('workReport')
@Controller('admin/workReport')
export class WorkReportsController {
  constructor(@Inject(ReportWork) private readonly work: ReportWork) {}

  /** Reports how long somebody washed or folded. */
  @Post()
  @Idempotent()
  report(@Caller() caller: Principal, @Body() dto: WorkReportDto): Promise<WorkReportView> {
    return this.work.execute(caller, dto);
  }
}
