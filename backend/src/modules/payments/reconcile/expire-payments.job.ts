import { Inject, Injectable } from '@nestjs/common';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { ExpirePayment } from './expire-payment.js';

const BATCH = 200;

@Injectable()
export class ExpirePaymentsJob implements Job {
  readonly name = 'expire-payments';
  readonly schedule = { everySeconds: 5 * 60 } as const;

  constructor(
    @Inject(ExpirePayment) private readonly expire: ExpirePayment,
    @Inject(LOG) private readonly log: Log,
  ) {}

  run(stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.expire.due(afterId, BATCH);
    return sweep({ page, handle: ({ id }) => this.expire.execute(id), log: this.log, stop });
  }
}
