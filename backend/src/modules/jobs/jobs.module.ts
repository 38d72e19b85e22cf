import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CONFIG, type Config } from '../../config/config.js';
import { ErasePersonalDataJob } from '../erasure/erase-personal-data.job.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { DeliverMailJob } from '../mail/deliver-mail.job.js';
import { DeliverNotificationsJob } from '../mail/notifications/deliver-notifications.job.js';
import { MembershipModule } from '../membership/membership.module.js';
import { FinishWithdrawalsJob } from '../membership/withdrawal/finish-withdrawals.job.js';
import { MonthTurnJob } from '../month-turn/month-turn.job.js';
import { MonthTurnModule } from '../month-turn/month-turn.module.js';
import { ComparePaymentsJob } from '../payments/comparison/compare-payments.job.js';
import { ExpirePaymentsJob } from '../payments/reconcile/expire-payments.job.js';
import { ReconcilePaymentsJob } from '../payments/reconcile/reconcile-payments.job.js';
import { CleanPhotosJob } from '../photos/clean-photos.job.js';
import { PhotosModule } from '../photos/photos.module.js';
import { AutoCancelJob } from '../wash-requests/ending/auto-cancel.job.js';
import { RemindPickupJob } from '../wash-requests/reminders/remind-pickup.job.js';
import { WashRequestsModule } from '../wash-requests/wash-requests.module.js';
import { CleanUpJob } from './clean-up.job.js';
import { JobRunQueries } from './job-runs.queries.js';
import { JobsController } from './jobs.controller.js';
import { RunJobNow } from './run-job-now.js';
import { JobClock } from '../../common/jobs/job-clock.js';
import { JobRunner } from '../../common/jobs/job-runner.js';
import { JobSlots } from '../../common/jobs/job-slots.js';
import { JOBS, type Job } from '../../common/jobs/job.js';

const ALL_JOBS = [
  DeliverMailJob,
  DeliverNotificationsJob,
  RemindPickupJob,
  AutoCancelJob,
  ExpirePaymentsJob,
  ReconcilePaymentsJob,
  MonthTurnJob,
  FinishWithdrawalsJob,
  CleanUpJob,
  ErasePersonalDataJob,
  ComparePaymentsJob,
  CleanPhotosJob,
];

/** The jobs (handbook/jobs-and-mails.md#jobs), and what runs them. */
@Module({
  imports: [
    ScheduleModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ cronJobs: config.jobsEnabled }),
    }),
    WashRequestsModule,
    MembershipModule,
    MonthTurnModule,
    ErasureModule,
    PhotosModule,
  ],
  controllers: [JobsController],
  providers: [
    CleanUpJob,
    JobRunQueries,
    RunJobNow,
    { provide: JOBS, useFactory: (...jobs: Job[]) => jobs, inject: ALL_JOBS },
    JobSlots,
    JobRunner,
    JobClock,
  ],
})
export class JobsModule {}
