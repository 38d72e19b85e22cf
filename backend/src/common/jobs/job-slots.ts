import { Inject, Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../clock/clock.js';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import type { JobResult } from './job.js';
import { JobRun } from './job-run.entity.js';

/** For how long a replica that died, or failed, keeps a slot from the others. */
const LEASE_MINUTES = 10;

/** `won`: this replica runs the slot. `busy`: another does, or failed at it lately. `over`: it was done. */
export type SlotClaim = 'won' | 'busy' | 'over';

/** Which replica runs which slot of a job: the primary key of its row decides, whatever their clocks. */
@Injectable()
export class JobSlots {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async claim(job: string, slot: JstDateTime): Promise<SlotClaim> {
    const found = await this.database.manager.findOneBy(JobRun, { job, slot });
    if (found === null) return (await this.open(job, slot)) ? 'won' : 'busy';
    if (found.state === 'done') return 'over';
    return (await this.takeOver(job, slot)) ? 'won' : 'busy';
  }

  async finish(job: string, slot: JstDateTime, result: JobResult): Promise<void> {
    await this.database.manager.update(JobRun, { job, slot }, { state: 'done', ...result });
  }

  /** The slot stays to be done: when the lease has run out, some replica tries again. */
  async fail(job: string, slot: JstDateTime): Promise<void> {
    await this.database.manager.update(JobRun, { job, slot }, { state: 'failed' });
  }

  private async open(job: string, slot: JstDateTime): Promise<boolean> {
    const empty = { found: 0, done: 0, failed: 0 };
    try {
      await this.database.manager.insert(JobRun, { job, slot, state: 'running', lease_until: this.lease(), ...empty });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private async takeOver(job: string, slot: JstDateTime): Promise<boolean> {
    const left = { job, slot, state: In(['running', 'failed']), lease_until: LessThanOrEqual(this.clock.now()) };
    const { affected } = await this.database.manager.update(JobRun, left, {
      state: 'running',
      lease_until: this.lease(),
    });
    return affected === 1;
  }

  private lease(): JstDateTime {
    return addMinutes(this.clock.now(), LEASE_MINUTES);
  }
}
