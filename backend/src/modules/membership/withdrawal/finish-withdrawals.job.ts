import { Inject, Injectable } from '@nestjs/common';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { FinishWithdrawal } from './finish-withdrawal.js';

const BATCH = 200;

@Injectable()
export class FinishWithdrawalsJob implements Job {
  readonly name = 'finish-withdrawals';
  readonly schedule = { dailyAt: '00:10' } as const;

  constructor(
    @Inject(FinishWithdrawal) private readonly finish: FinishWithdrawal,
    @Inject(LOG) private readonly log: Log,
  ) {}

  run(stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.finish.due(afterId, BATCH);
    return sweep({ page, handle: ({ id }) => this.finish.execute(id), log: this.log, stop });
  }
}
