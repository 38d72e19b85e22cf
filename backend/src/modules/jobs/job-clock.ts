import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log.js';
import { CONFIG, type Config } from '../../config/config.js';
import { JobRunner } from './job-runner.js';
import type { Job } from './job.js';
import { latestSlot } from './schedule.js';

/**
 * Looks every ten seconds which jobs have a slot to do, and begins each that is not at work in this process. The first
 * look, at the start, does what was missed while no server ran.
 */
@Injectable()
export class JobClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly over = new Map<string, JstDateTime>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(JobRunner) private readonly runner: JobRunner,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.jobsEnabled) this.tick();
  }

  @Cron('*/10 * * * * *', { timeZone: 'Asia/Tokyo' })
  tick(): void {
    if (this.stopping.signal.aborted) return;
    for (const job of this.runner.all) {
      const slot = latestSlot(job.schedule, this.clock.now());
      if (this.over.get(job.name) === slot || this.running.has(job.name)) continue;
      this.running.set(job.name, this.begin(job, slot));
    }
  }

  /** No new work begins; what is at work ends after the piece it is at, before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running.values());
  }

  private async begin(job: Job, slot: JstDateTime): Promise<void> {
    try {
      if (await this.runner.runSlot(job, slot, this.stopping.signal)) this.over.set(job.name, slot);
    } catch (error) {
      this.log.error({ err: error, job: job.name, slot }, 'a job could not begin');
    } finally {
      this.running.delete(job.name);
    }
  }
}
