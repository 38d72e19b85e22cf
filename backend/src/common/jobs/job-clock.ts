import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../clock/clock.js';
import { LOG, type Log } from '../http/log/log.js';
import { Shutdown } from '../shutdown.js';
import { CONFIG, type Config } from '../../config/config.js';
import { JobRunner } from './job-runner.js';
import type { Job } from './job.js';
import { latestSlot } from './schedule.js';

/** ms that the work of the moment has to end by itself. */
const GRACE = 8_000;
/** ms */
const BEAT = 5_000;

/**
 * Looks every five seconds which jobs have a slot to do, and begins each that is not at work in this process. The first
 * look, at the start, does what was missed while no server ran. What is at work is said to be with every look.
 */
@Injectable()
export class JobClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly over = new Map<string, JstDateTime>();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(JobRunner) private readonly runner: JobRunner,
    @Inject(Shutdown) private readonly shutdown: Shutdown,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.jobsEnabled) void this.tick();
  }

  @Cron('*/5 * * * * *', { timeZone: 'Asia/Tokyo' })
  tick(): Promise<void> {
    const beat = this.runner.beat();
    if (!this.shutdown.signal.aborted) this.beginAll();
    return beat;
  }

  private beginAll(): void {
    for (const job of this.runner.all) {
      const slot = latestSlot(job.schedule, this.clock.now());
      if (this.over.get(job.name) === slot || this.running.has(job.name)) continue;
      this.running.set(job.name, this.begin(job, slot));
    }
  }

  /** Begins a run by hand in a slot of its own, which nobody takes over. False: the job is at work, here or elsewhere. */
  async startNow(job: Job, by: number): Promise<boolean> {
    const byHand = `${job.name} by hand`;
    if (this.shutdown.signal.aborted || this.running.has(job.name) || this.running.has(byHand)) return false;
    const lease = await this.runner.claimByHand(job, by);
    if (lease === null) return false;
    // Where no jobs run by the clock, nobody else says that this one lives.
    const beat = setInterval(() => void this.runner.beat(), BEAT);
    const run = this.runner.runLease(job, lease, this.shutdown.signal).then(
      () => undefined,
      (error: unknown) => this.log.error({ err: error, job: job.name }, 'a job by hand has failed'),
    );
    this.running.set(
      byHand,
      run.finally(() => {
        clearInterval(beat);
        this.running.delete(byHand);
      }),
    );
    return true;
  }

  /** What is at work ends after the piece it is at, before the database is closed. No new work begins by then. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.all(this.running.values()), wait(GRACE, undefined, { ref: false })]);
  }

  private async begin(job: Job, slot: JstDateTime): Promise<void> {
    try {
      if (await this.runner.runSlot(job, slot, this.shutdown.signal)) this.over.set(job.name, slot);
    } catch (error) {
      this.log.error({ err: error, job: job.name, slot }, 'a job could not begin');
    } finally {
      this.running.delete(job.name);
    }
  }
}
