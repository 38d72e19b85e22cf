import { Inject, Injectable } from '@nestjs/common';
import { LessThan, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { addDays, at, dateOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { IdempotencyKey } from '../../common/idempotency/idempotency-key.entity.js';
import { Attempt } from '../../common/rate-limit/attempt.entity.js';
import { Database } from '../../common/transaction/database.js';
import { OneTimeToken } from '../auth/one-time-token.entity.js';
import { Session } from '../auth/session.entity.js';
import type { Job, JobResult } from './job.js';
import { JobRun } from './job-run.entity.js';

/** For how many days what is over stays, for whoever looks into something. */
const KEEP_DAYS = 7;

/** Drops what nobody can use any more: expired keys, tries, tokens and sessions, and the slots of past jobs. */
@Injectable()
export class CleanUpJob implements Job {
  readonly name = 'clean-up';
  readonly schedule = { dailyAt: '03:30' } as const;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(): Promise<JobResult> {
    const now = this.clock.now();
    const past = at(addDays(dateOf(now), -KEEP_DAYS), '00:00');
    const dropped = [
      await this.drop(IdempotencyKey, { expires_at: LessThan(now) }),
      await this.drop(Attempt, { window_ends_at: LessThan(now) }),
      await this.drop(OneTimeToken, { expires_at: LessThan(past) }),
      await this.drop(Session, { expires_at: LessThan(past) }),
      await this.drop(JobRun, { slot: LessThan(past) }),
    ].reduce((sum, rows) => sum + rows, 0);
    return { found: dropped, done: dropped, failed: 0 };
  }

  private async drop<Row extends ObjectLiteral>(
    table: EntityTarget<Row>,
    where: FindOptionsWhere<Row>,
  ): Promise<number> {
    return (await this.database.manager.delete(table, where)).affected ?? 0;
  }
}
