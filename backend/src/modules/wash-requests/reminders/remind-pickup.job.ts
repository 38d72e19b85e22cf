import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOG, type Log } from '../../../common/http/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { MailConditions } from '../../mail/mail-conditions.js';
import { RemindPickup } from './remind-pickup.js';

const BATCH = 200;

@Injectable()
export class RemindPickupJob implements Job, OnModuleInit {
  readonly name = 'remind-pickup';
  readonly schedule = { everySeconds: 5 * 60 } as const;

  constructor(
    @Inject(RemindPickup) private readonly remind: RemindPickup,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.conditions.set('pickup_reminder', (mail) => this.remind.isStillTrue(mail.once_key ?? ''));
  }

  run(stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.remind.due(afterId, BATCH);
    return sweep({ page, handle: ({ id }) => this.remind.execute(id), log: this.log, stop });
  }
}
