import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CONFIG, type Config } from '../../config/config.js';
import { DeliverMailJob } from '../mail/jobs/deliver-mail.job.js';
import { AutoCancelJob } from '../wash-requests/jobs/auto-cancel.job.js';
import { ExpirePaymentsJob } from '../wash-requests/jobs/expire-payments.job.js';
import { RemindPickupJob } from '../wash-requests/jobs/remind-pickup.job.js';
import { WashRequestsModule } from '../wash-requests/wash-requests.module.js';
import { CleanUpJob } from './clean-up.job.js';
import { JobClock } from './job-clock.js';
import { JobRunner } from './job-runner.js';
import { JobSlots } from './job-slots.js';
import { JOBS, type Job } from './job.js';

const ALL_JOBS = [DeliverMailJob, RemindPickupJob, AutoCancelJob, ExpirePaymentsJob, CleanUpJob];

/** The jobs of decisions 9, and what runs them. */
@Module({
  imports: [
    ScheduleModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ cronJobs: config.jobsEnabled }),
    }),
    WashRequestsModule,
  ],
  providers: [
    CleanUpJob,
    { provide: JOBS, useFactory: (...jobs: Job[]) => jobs, inject: ALL_JOBS },
    JobSlots,
    JobRunner,
    JobClock,
  ],
})
export class JobsModule {}
