import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { MailConditions } from '../../mail/mail-conditions.js';
import { RemindAutoCancel } from './remind-auto-cancel.js';
import { RemindPickup } from './remind-pickup.js';

const BATCH = 200;

@Injectable()
export class RemindPickupJob implements Job, OnModuleInit {
  readonly name = 'remind-pickup';
  readonly schedule = { everySeconds: 5 * 60 } as const;

  constructor(
    @Inject(RemindPickup) private readonly remind: RemindPickup,
    @Inject(RemindAutoCancel) private readonly autoCancel: RemindAutoCancel,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.conditions.set('pickup_reminder', (mail) => this.remind.isStillTrue(mail.once_key ?? ''));
    this.conditions.set('auto_cancel_reminder', (mail) => this.autoCancel.isStillTrue(mail.once_key ?? ''));
  }

  async run(stop: AbortSignal): Promise<JobResult> {
    const { log } = this;
    const page = (afterId: number) => this.remind.due(afterId, BATCH);
    const coming = await sweep({ page, handle: ({ id }) => this.remind.execute(id), log, stop });
    const late = await this.autoCancel.due();
    const lateAfter = (afterId: number) => Promise.resolve(late.filter(({ id }) => id > afterId));
    const missed = await sweep({ page: lateAfter, handle: (row) => this.autoCancel.execute(row), log, stop });
    return {
      found: coming.found + missed.found,
      done: coming.done + missed.done,
      failed: coming.failed + missed.failed,
    };
  }
}
