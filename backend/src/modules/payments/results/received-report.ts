import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import type { ProviderReport } from '../ports/provider-report.js';

/** A report and how it reached us. */
export interface ReceivedReport extends ProviderReport {
  readonly channel: PaymentChannel;
  /** `notification`: the provider came to us; `answer`, `query`: we asked; `clock`: the time to pay ran out; `operator`: somebody looked; `account`: it has ended. */
  readonly source: 'notification' | 'answer' | 'query' | 'clock' | 'operator' | 'account';
  /** The secret of the address it was sent to; only notifications have one. */
  readonly secret?: string;
}
