import { Inject, Injectable } from '@nestjs/common';
import type { Job, JobResult } from '../../jobs/job.js';
import { DeliverMail } from '../use-cases/deliver-mail.js';

const BATCH = 50;

/** Sends what waits in the outbox. When the mail server does not answer, the rest waits for the next run. */
@Injectable()
export class DeliverMailJob implements Job {
  readonly name = 'deliver-mail';
  readonly schedule = { everySeconds: 10 } as const;

  constructor(@Inject(DeliverMail) private readonly deliver: DeliverMail) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const result = { found: 0, done: 0, failed: 0 };
    let due = await this.deliver.due(BATCH);
    while (due.length > 0) {
      for (const { id } of due) {
        if (stop.aborted) return result;
        result.found += 1;
        const delivery = await this.deliver.execute(id);
        if (delivery === 'sent') result.done += 1;
        if (delivery === 'failed' || delivery === 'unreachable') result.failed += 1;
        if (delivery === 'unreachable') return result;
      }
      due = await this.deliver.due(BATCH);
    }
    return result;
  }
}
