import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { JobRunQueries } from './job-runs.queries.js';
import { JobView } from './job.view.js';
import { RunJobNow } from './run-job-now.js';

/** What the clock starts, for administrators. */
@ForConsole('jobs')
@Controller('admin/jobs')
export class JobsController {
  constructor(
    @Inject(JobRunQueries) private readonly jobs: JobRunQueries,
    @Inject(RunJobNow) private readonly runJobNow: RunJobNow,
  ) {}

  /** Every job and its last runs. */
  @Get()
  list(): Promise<JobView[]> {
    return this.jobs.all();
  }

  /** Begins a run, unless the job is at work. */
  @Post(':name/run')
  @HttpCode(204)
  @Refuses(REASON.stale)
  run(@Param('name') name: string, @Caller() caller: Principal): Promise<void> {
    return this.runJobNow.execute(name, caller);
  }
}
