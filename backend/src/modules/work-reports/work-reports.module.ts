import { Module } from '@nestjs/common';
import { ReportWork } from './report-work.js';
import { WorkReportsController } from './work-reports.controller.js';

@Module({ controllers: [WorkReportsController], providers: [ReportWork] })
export class WorkReportsModule {}
