import { Injectable } from '@nestjs/common';
import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import { ConcurrencyLimit } from '../../../common/concurrency-limit.js';

/** Calls of this process's jobs that one provider has under way. */
const AT_ONCE = 8;

/**
 * How many payments jobs bring to one provider at once, whichever job it is: an answer that is slow holds up few others, a
 * provider that hangs none of another's (decisions/041). Customers' own calls wait for nobody.
 */
@Injectable()
export class ProviderLimits {
  private readonly limits = new Map<PaymentChannel, ConcurrencyLimit>();

  of(channel: PaymentChannel): ConcurrencyLimit {
    const limit = this.limits.get(channel) ?? new ConcurrencyLimit(AT_ONCE);
    this.limits.set(channel, limit);
    return limit;
  }
}
