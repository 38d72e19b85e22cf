import { Inject, Injectable } from '@nestjs/common';
import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import type { Job, JobResult } from '../../../common/jobs/job.js';
import { sweep, type LeftRow } from '../../../common/jobs/sweep.js';
import { ProviderLimits } from '../core/provider-limits.js';
import { emptyTally, type Tally } from './compared.js';
import { ComparePayment } from './compare-payment.js';
import { Comparisons } from './comparisons.js';

const BATCH = 200;

/** Holds what ended yesterday, and what differed before, against the providers' books (docs/decisions/095). */
@Injectable()
export class ComparePaymentsJob implements Job {
  readonly name = 'compare-payments';
  readonly schedule = { dailyAt: '05:00' } as const;

  constructor(
    @Inject(Comparisons) private readonly comparisons: Comparisons,
    @Inject(ComparePayment) private readonly compare: ComparePayment,
    @Inject(ProviderLimits) private readonly limits: ProviderLimits,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const began = this.clock.now();
    const results: JobResult[] = [];
    for (const day of await this.comparisons.days()) {
      const tally = emptyTally();
      const compared = await this.compareAll(await this.comparisons.ended(day), tally, stop);
      results.push(...compared);
      // What failed here was not answered either: its day is asked about again.
      for (const { failed } of compared) tally.silent += failed;
      // A day of which only a part was asked about is asked about again.
      if (stop.aborted) break;
      await this.comparisons.keep(day, tally);
    }
    results.push(...(await this.compareAll(await this.comparisons.differing(began), emptyTally(), stop)));
    const sum = (of: keyof JobResult): number => results.reduce((total, result) => total + result[of], 0);
    return { found: sum('found'), done: sum('done'), failed: sum('failed') };
  }

  /** Each provider beside the others; one that hangs holds up nothing of another's. */
  private compareAll(
    payments: ReadonlyMap<PaymentChannel, readonly LeftRow[]>,
    tally: Tally,
    stop: AbortSignal,
  ): Promise<JobResult[]> {
    const handle = async ({ id }: LeftRow): Promise<boolean> => {
      const compared = await this.compare.execute(id);
      tally[compared] += 1;
      return compared === 'agreed' || compared === 'differing';
    };
    return Promise.all(
      [...payments].map(([channel, rows]) => {
        const page = (afterId: number) => Promise.resolve(rows.filter(({ id }) => id > afterId).slice(0, BATCH));
        return sweep({ page, handle, limit: this.limits.of(channel), log: this.log, stop });
      }),
    );
  }
}
