import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import type { BookedOutcome, BooksDifference } from '@laundry/shared/rules/payments/books-difference';
import type { Compared } from './compared.js';

/** A day that was held against the providers' books: how many payments ended on it, by what came of asking. */
export class PaymentComparisonView {
  date: string;
  compared_at: string;
  agreed: number;
  differing: number;
  /** No answer came, or none that is believed. */
  silent: number;
  /** Their provider cannot be asked. */
  not_asked: number;
}

/** A payment that stands otherwise in its provider's books than in ours. */
export class PaymentDifferenceView {
  payment_id: number;
  channel: PaymentChannel;
  /** unpaid: paid here only; unheard: they do not know it; amount: of another amount; paid: paid there only. */
  kind: BooksDifference;
  our_state: PaymentState;
  our_amount: number;
  their_outcome: BookedOutcome;
  /** Null where they name none. */
  their_amount: number | null;
  /** Since when they differ, and when they were last asked. */
  found_at: string;
  asked_at: string;
  user_id: number;
  name1: string;
  name2: string;
  company_name: string | null;
}

/** Where the books differ, the oldest first, and the latest days that were compared. */
export class PaymentDifferencesView {
  differences: PaymentDifferenceView[];
  comparisons: PaymentComparisonView[];
}

/** What came of comparing a payment once more. */
export class ComparedPaymentView {
  compared: Compared;
}
