import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../clock/clock.js';
import { isUniqueViolation } from '../transaction/database-errors.js';
import { Database } from '../transaction/database.js';
import type { JobResult } from './job.js';
import { JobRun } from './job-run.entity.js';

/** s without a beat after which a replica counts as dead: three beats, and a look every 5 s makes that 25 at most. */
const LEASE_SECONDS = 15;

/** What whoever runs a slot holds of it. */
export interface Lease {
  readonly job: string;
  readonly slot: JstDateTime;
  readonly owner: string;
}

/** A lease: this replica runs the slot. `busy`: another does, or failed at it just now. `over`: it was done. */
export type SlotClaim = Lease | 'busy' | 'over';

type Seen = Pick<JobRun, 'state' | 'owner' | 'lease_until'>;

interface Watched {
  readonly row: Seen;
  /** By {@link Clock.steadyMillis}. */
  readonly since: number;
}

/**
 * Which replica runs which slot of a job: the primary key of its row decides. Who waits for a slot watches for how long the
 * row has not changed: so the clocks of replicas may differ, and jump.
 */
@Injectable()
export class JobSlots {
  private readonly watched = new Map<string, Watched>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async claim(job: string, slot: JstDateTime): Promise<SlotClaim> {
    const lease = { job, slot, owner: randomUUID() };
    const found = await this.database.manager.findOneBy(JobRun, { job, slot });
    if (found === null) return (await this.open(lease)) ? lease : 'busy';
    if (found.state === 'done') return this.forget(job, 'over');
    if (!this.isFree(found)) return 'busy';
    return (await this.takeOver(lease, found)) ? this.forget(job, lease) : 'busy';
  }

  /** A slot of its own for a run by hand. Null: the job is at work somewhere. */
  async claimByHand(job: string, by: number): Promise<Lease | null> {
    const now = this.clock.now();
    const atWork = { job, state: 'running', owner: Not(IsNull()), lease_until: MoreThan(now) };
    if (await this.database.manager.existsBy(JobRun, atWork)) return null;
    const lease = { job, slot: now, owner: randomUUID() };
    return (await this.open(lease, by)) ? lease : null;
  }

  /** The beat of a slot's holder. False: another has taken it over. */
  renew(lease: Lease): Promise<boolean> {
    return this.set(lease, { lease_until: this.lease() });
  }

  /** False: another holds the slot by now. */
  finish(lease: Lease, result: JobResult): Promise<boolean> {
    return this.set(lease, { state: 'done', ended_at: this.clock.now(), error: null, ...result });
  }

  /** The slot stays to be done: any replica tries again after a pause. */
  fail(lease: Lease, failure: Partial<JobResult> & { readonly error: string | null }): Promise<boolean> {
    return this.set(lease, { state: 'failed', ended_at: this.clock.now(), ...failure });
  }

  /** The slot stays to be done: any replica goes on with it at its next look. */
  giveBack(lease: Lease): Promise<boolean> {
    return this.set(lease, { owner: null, lease_until: lease.slot });
  }

  private async set({ job, slot, owner }: Lease, values: Partial<JobRun>): Promise<boolean> {
    const { affected } = await this.database.manager.update(JobRun, { job, slot, owner, state: 'running' }, values);
    return affected === 1;
  }

  private async open(lease: Lease, started_by: number | null = null): Promise<boolean> {
    const times = { started_at: this.clock.now(), lease_until: this.lease() };
    const run = { ...lease, ...times, started_by, state: 'running', found: 0, done: 0, failed: 0 };
    try {
      await this.database.manager.insert(JobRun, run);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private isFree(row: JobRun): boolean {
    // Given back.
    if (row.owner === null) return true;
    const now = this.clock.steadyMillis();
    const before = this.watched.get(row.job);
    if (before?.row.owner === row.owner && before.row.lease_until === row.lease_until) {
      return now - before.since >= LEASE_SECONDS * 1_000;
    }
    this.watched.set(row.job, { row, since: now });
    return false;
  }

  /** On condition that it is as it was seen. */
  private async takeOver({ job, slot, owner }: Lease, seen: Seen): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      JobRun,
      { job, slot, state: seen.state, owner: seen.owner ?? IsNull(), lease_until: seen.lease_until },
      { state: 'running', owner, lease_until: this.lease(), started_at: this.clock.now(), ended_at: null },
    );
    return affected === 1;
  }

  private lease(): JstDateTime {
    return addMinutes(this.clock.now(), LEASE_SECONDS / 60);
  }

  private forget<Claim>(job: string, claim: Claim): Claim {
    this.watched.delete(job);
    return claim;
  }
}
