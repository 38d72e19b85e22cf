import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { LeftStops } from '../dispatch/left-stops.js';
import { ActReportQueries } from './act-report.queries.js';
import { ActReportsController } from './act-reports.controller.js';
import { ReportAct } from './report-act.js';
import { SettleActReport } from './settle-act-report.js';

/** What was done at stops and not taken. */
@Module({
  imports: [UsersModule],
  controllers: [ActReportsController],
  providers: [ActReportQueries, LeftStops, ReportAct, SettleActReport],
})
export class ActReportsModule {}
