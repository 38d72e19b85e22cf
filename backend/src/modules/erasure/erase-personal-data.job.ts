import { Inject, Injectable } from '@nestjs/common';
import { ERASURE_KIND, type ErasureKind } from '@laundry/shared/constants/erasure';
import { LOG, type Log } from '../../common/http/log/log.js';
import type { Job, JobResult } from '../../common/jobs/job.js';
import { sweep } from '../../common/jobs/sweep.js';
import { EraseCustomer } from './erase-customer.js';
import { ErasureQueries } from './erasure.queries.js';

const BATCH = 200;

/** Erases the personal data whose period is over, one account at a time. */
@Injectable()
export class ErasePersonalDataJob implements Job {
  readonly name = 'erase-personal-data';
  readonly schedule = { dailyAt: '04:00' } as const;

  constructor(
    @Inject(ErasureQueries) private readonly erasures: ErasureQueries,
    @Inject(EraseCustomer) private readonly erase: EraseCustomer,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    let total: JobResult = { found: 0, done: 0, failed: 0 };
    for (const kind of Object.values(ERASURE_KIND)) {
      const { found, done, failed } = await this.ofKind(kind, stop);
      total = { found: total.found + found, done: total.done + done, failed: total.failed + failed };
    }
    return total;
  }

  private ofKind(kind: ErasureKind, stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.erasures.due(kind, afterId, BATCH);
    return sweep({ page, handle: ({ id }) => this.erase.execute(kind, id), log: this.log, stop });
  }
}
