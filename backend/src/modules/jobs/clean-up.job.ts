import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { IdempotencyKey } from '../../common/idempotency/idempotency-key.entity.js';
import { Attempt } from '../../common/rate-limit/attempt.entity.js';
import { Database } from '../../common/transaction/database.js';
import { OneTimeToken } from '../sessions/one-time-token.entity.js';
import { Session } from '../sessions/session.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { PaymentAttempt } from '../payments/core/payment-attempt.entity.js';
import { PaymentMessage } from '../payments/results/payment-message.entity.js';
import type { Job, JobResult } from '../../common/jobs/job.js';
import { JobRun } from '../../common/jobs/job-run.entity.js';

/**
 * Drops what nobody can use any more: expired keys, tries, tokens and sessions, the slots of past jobs, and what is said of payments
 * that are not ours; and the text
 * and address of mails that were sent or given up long ago. What is over stays some days for whoever looks into something.
 */
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
    const before = (days: number): JstDateTime => at(addDays(dateOf(now), -days), '00:00');
    const past = before(LIMITS.endedDays);
    const dropped = [
      await this.drop(IdempotencyKey, { expires_at: LessThan(now) }),
      await this.drop(Attempt, { window_ends_at: LessThan(now) }),
      await this.drop(OneTimeToken, { expires_at: LessThan(past) }),
      await this.drop(Session, { expires_at: LessThan(past) }),
      await this.drop(Session, { ended_at: LessThan(past) }),
      await this.drop(PaymentMessage, { payment_id: IsNull(), received_at: LessThan(past) }),
      await this.drop(PaymentAttempt, { began_at: LessThan(before(LIMITS.paymentAttemptDays)) }),
      await this.drop(JobRun, { slot: LessThan(past) }),
      await this.emptyMails(before(LIMITS.mailTextDays)),
    ].reduce((sum, rows) => sum + rows, 0);
    return { found: dropped, done: dropped, failed: 0 };
  }

  /** Their rows stay: that an event was written of once is known by them. */
  private async emptyMails(before: JstDateTime): Promise<number> {
    const old = { state: In(['sent', 'dead']), created_at: LessThan(before), body: Not('') };
    const { affected } = await this.database.manager.update(Mail, old, { body: '', recipient: '' });
    return affected ?? 0;
  }

  private async drop<Row extends ObjectLiteral>(
    table: EntityTarget<Row>,
    where: FindOptionsWhere<Row>,
  ): Promise<number> {
    return (await this.database.manager.delete(table, where)).affected ?? 0;
  }
}
