import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import type { Payment } from '../core/payment.entity.js';
import type { ReportSource } from './payment-message.entity.js';
import type { ProviderReport } from '../ports/provider-report.js';

/** A report and how it reached us. */
export interface ReceivedReport extends ProviderReport {
  readonly channel: PaymentChannel;
  readonly source: ReportSource;
  /** The secret of the address it was sent to; only notifications have one. */
  readonly secret?: string;
}

/** What we asked for, or what happened here: it counts. What came by itself, a notification, does not. */
export type OwnReport = ReceivedReport & { readonly source: Exclude<ReportSource, 'notification'> };

/** What a provider said when it was called about a payment; of another number, it is stored with this one and not believed. */
export const answerAbout = (
  { no, channel }: Pick<Payment, 'no' | 'channel'>,
  source: 'answer' | 'query',
  report: ProviderReport,
): OwnReport => ({ ...report, no, channel, source, ...(report.no !== no && { distrusted: 'wrong_number' }) });
