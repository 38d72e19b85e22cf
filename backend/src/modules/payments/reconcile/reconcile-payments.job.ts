import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep } from '../../../common/jobs/sweep.js';
import { ProviderLimits } from '../core/provider-limits.js';
import { ProviderOrders } from '../orders/provider-orders.js';
import { AskProvider } from './ask-provider.js';

const BATCH = 200;

/** Asks the providers about whatever is open, and tells them what they have to know; each of them beside the others. */
@Injectable()
export class ReconcilePaymentsJob implements Job {
  readonly name = 'reconcile-payments';
  readonly schedule = { everySeconds: 5 * 60 } as const;

  constructor(
    @Inject(AskProvider) private readonly provider: AskProvider,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
    @Inject(ProviderLimits) private readonly limits: ProviderLimits,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const channels = Object.values(PAYMENT_CHANNEL).flatMap((channel) => [
      this.askAll(channel, stop),
      this.sendOrders(channel, stop),
    ]);
    const total = { found: 0, done: 0, failed: 0 };
    for (const outcome of await Promise.allSettled(channels)) {
      if (outcome.status === 'rejected') throw outcome.reason;
      const { found, done, failed } = outcome.value;
      total.found += found;
      total.done += done;
      total.failed += failed;
    }
    return total;
  }

  private askAll(channel: PaymentChannel, stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.provider.due(channel, afterId, BATCH);
    const handle = ({ id }: { id: number }) => this.provider.executeDue(id);
    return sweep({ page, handle, limit: this.limits.of(channel), log: this.log, stop });
  }

  private sendOrders(channel: PaymentChannel, stop: AbortSignal): Promise<JobResult> {
    const page = (afterId: number) => this.orders.due(channel, afterId, BATCH);
    const handle = ({ id }: { id: number }) => this.orders.send(id);
    return sweep({ page, handle, limit: this.limits.of(channel), log: this.log, stop });
  }
}
