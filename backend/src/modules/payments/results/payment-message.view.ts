import type { PaymentChannel, PaymentState, ReportedOutcome } from '@laundry/shared/constants/payment-states';
import type { ReportSource } from './payment-message.entity.js';

/** What came in a provider's name and was not believed. */
export class PaymentMessageView {
  id: number;
  /** When it came first. */
  received_at: string;
  channel: PaymentChannel;
  /** notification: somebody reported it; answer, query: the provider said it when it was asked. */
  source: ReportSource;
  /** The number that it names, as it was written. */
  no: string;
  /** The state that it reports. */
  outcome: ReportedOutcome;
  /** Yen that it names; null where it names none. */
  amount: number | null;
  /** wrong_amount, wrong_signature, wrong_source, wrong_number, wrong_secret, unknown_number, other_channel, ref_of_another, too_long. */
  reason: string;
  /** How often it came; of numbers that are nobody's, with others of that day. */
  times: number;
  /** The payment of that number, what it is about, and whose it is; null: it is nobody's. */
  payment_id: number | null;
  payment_amount: number | null;
  payment_state: PaymentState | null;
  user_id: number | null;
  name1: string | null;
  name2: string | null;
}
