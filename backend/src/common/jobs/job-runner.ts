import { Inject, Injectable } from '@nestjs/common';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { loggedError } from '../errors/logged-error.js';
import { LOG, type Log } from '../http/log/log.js';
import { JobSlots, type Lease } from './job-slots.js';
import { JOBS, type Job, type JobResult } from './job.js';

/** Runs jobs: one by its name, at once, or one slot of a job wherever no other replica does. */
@Injectable()
export class JobRunner {
  private readonly held = new Map<Lease, AbortController>();

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
    return typeof claim === 'string' ? claim === 'over' : this.runLease(job, claim, stop);
  }

  /** For a run by hand, of which the clock of jobs knows nothing. Null: the job is at work somewhere. */
  claimByHand(job: Job, by: number): Promise<Lease | null> {
    return this.slots.claimByHand(job.name, by);
  }

  /** Answers whether the slot is over. */
  async runLease(job: Job, claim: Lease, stop: AbortSignal): Promise<boolean> {
    const end = new AbortController();
    const endNow = (): void => end.abort();
    stop.addEventListener('abort', endNow);
    if (stop.aborted) endNow();
    this.held.set(claim, end);
    try {
      return await this.work(job, claim, end.signal);
    } finally {
      this.held.delete(claim);
      stop.removeEventListener('abort', endNow);
    }
  }

  /** Says of every slot that is at work here that its holder lives. What another has taken over all the same ends. */
  async beat(): Promise<void> {
    for (const [lease, end] of this.held) {
      try {
        // One that has ended meanwhile is no longer renewed, and nobody listens to its end.
        if (!(await this.slots.renew(lease))) end.abort();
      } catch (error) {
        this.log.warn({ err: error, job: lease.job, slot: lease.slot }, 'the lease of a job could not be renewed');
      }
    }
  }

  private async work(job: Job, lease: Lease, stop: AbortSignal): Promise<boolean> {
    const { slot } = lease;
    try {
      const result = await job.run(stop);
      if (stop.aborted) {
        await this.slots.giveBack(lease);
        return false;
      }
      const isOver = job.untilAllDone !== true || result.failed === 0;
      if (isOver) await this.slots.finish(lease, result);
      else await this.slots.fail(lease, { ...result, error: null });
      if (result.found > 0) this.log.info({ job: job.name, slot, ...result }, 'job');
      return isOver;
    } catch (error) {
      this.log.error({ err: error, job: job.name, slot }, 'a job failed');
      await this.slots.fail(lease, { error: kindOf(error) });
      return false;
    }
  }
}

/** What may be known of an error (docs/decisions/017): its kind and code. */
function kindOf(error: unknown): string {
  const { type, code, cause } = loggedError(error);
  return [type, code ?? cause?.code ?? ''].join(' ').trim().slice(0, 100);
}
