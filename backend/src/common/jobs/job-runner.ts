import { Inject, Injectable } from '@nestjs/common';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { LOG, type Log } from '../http/log.js';
import { JobSlots } from './job-slots.js';
import { JOBS, type Job, type JobResult } from './job.js';

/** Runs jobs: one by its name, at once, or one slot of a job wherever no other replica does. */
@Injectable()
export class JobRunner {
  constructor(
    @Inject(JOBS) private readonly jobs: readonly Job[],
    @Inject(JobSlots) private readonly slots: JobSlots,
    @Inject(LOG) private readonly log: Log,
  ) {}

  get all(): readonly Job[] {
    return this.jobs;
  }

  /** One run by hand. Null: there is no job of that name. */
  async runByName(name: string, stop: AbortSignal): Promise<JobResult | null> {
    const job = this.jobs.find((each) => each.name === name);
    return job === undefined ? null : job.run(stop);
  }

  /** Answers whether the slot is over, by this replica's work or another's. */
  async runSlot(job: Job, slot: JstDateTime, stop: AbortSignal): Promise<boolean> {
    const claim = await this.slots.claim(job.name, slot);
    if (claim !== 'won') return claim === 'over';
    try {
      const result = await job.run(stop);
      if (stop.aborted) return false;
      const isOver = job.untilAllDone !== true || result.failed === 0;
      if (isOver) await this.slots.finish(job.name, slot, result);
      else await this.slots.fail(job.name, slot);
      if (result.found > 0) this.log.info({ job: job.name, slot, ...result }, 'job');
      return isOver;
    } catch (error) {
      this.log.error({ err: error, job: job.name, slot }, 'a job failed');
      await this.slots.fail(job.name, slot);
      return false;
    }
  }
}
