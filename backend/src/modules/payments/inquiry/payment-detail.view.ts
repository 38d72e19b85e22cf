import type { PageId } from '@laundry/shared/constants/pages';
import type { PaymentChannel, PaymentState, ReportedOutcome } from '@laundry/shared/constants/payment-states';
import type { ReportSource, VerdictOnReport } from '../results/payment-message.entity.js';
import { CallToProviderView } from './payment-attempt.view.js';

/** What was said of a payment, by whom, and what was made of it. */
export class StoredMessageView {
  id: number;
  received_at: string;
  source: ReportSource;
  outcome: ReportedOutcome;
  amount: number | null;
  verdict: VerdictOnReport;
  /** Why it was refused or changed nothing; empty: it was taken. */
  reason: string;
  times: number;
}

/** A payment through a provider, with all that was asked and said about it. */
export class PaymentDetailView {
  id: number;
  /** Our number, by which the provider knows it. */
  no: string;
  channel: PaymentChannel;
  page_id: PageId;
  amount: number;
  state: PaymentState;
  /** The provider's own number. */
  provider_ref: string | null;
  refund_needed: boolean;
  created_at: string;
  /** Until when it can be paid. */
  expires_at: string | null;
  /** When the provider is asked next by itself; null: it is not. */
  next_ask_at: string | null;
  settled_at: string | null;
  user_id: number;
  name1: string;
  name2: string;
  company_name: string | null;
  /** Whether the provider can be asked: it is not settled, and asking orders nothing. */
  may_ask: boolean;
  /** The latest first. */
  attempts: CallToProviderView[];
  messages: StoredMessageView[];
}
