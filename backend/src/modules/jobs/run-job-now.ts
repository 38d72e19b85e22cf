import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { Conflict } from '../../common/errors/conflict.js';
import { NotFound } from '../../common/errors/not-found.js';
import { JobClock } from '../../common/jobs/job-clock.js';
import { JobRunner } from '../../common/jobs/job-runner.js';

/** Begins a run of a job by hand; the answer does not wait for its end. */
@Injectable()
export class RunJobNow {
  constructor(
    @Inject(JobRunner) private readonly runner: JobRunner,
    @Inject(JobClock) private readonly clock: JobClock,
  ) {}

  /** Throws {@link NotFound}, and {@link Conflict} while the job is at work. */
  async execute(name: string, by: Principal): Promise<void> {
    const job = this.runner.all.find((each) => each.name === name);
    if (job === undefined) throw new NotFound();
    if (!(await this.clock.startNow(job, by.personId))) throw new Conflict();
  }
}
