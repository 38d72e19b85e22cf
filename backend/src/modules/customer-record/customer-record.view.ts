import type { MailTemplate } from '../mail/templates/mail-data.js';
import type { ShownMailState } from '../mail/mail-state.js';
import type { CountReason } from '../balance/count-entry.entity.js';
import type { AccountPaymentMethod, PaymentStatus } from '@laundry/shared/constants/payment-methods';
import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import type { PageId } from '@laundry/shared/constants/pages';
/** One movement of a customer's balance of bags. */
export class LedgerEntryView {
  id: number;
  created_at: string;
  delta: number;
  /** What the balance was from then on. */
  balance: number;
  reason: CountReason;
  wash_request_id: number | null;
  /** Null: the system itself. */
  actor_name: string | null;
}

/** Money of a customer: through a provider, or settled by hand. */
export class CustomerPaymentView {
  /** Ids are of that kind. */
  source: 'provider' | 'manual';
  id: number;
  created_at: string;
  /** Yen. */
  price: number;
  page_id: PageId;
  /** Of a provider's. */
  channel: PaymentChannel | null;
  /** Of a manual one. */
  payment_method_id: AccountPaymentMethod | null;
  /** The state of a provider's payment. */
  state: PaymentState | null;
  /** The status of a manual one: 1 pending, 2 done, 3 no action. */
  status_id: PaymentStatus | null;
  is_refund: boolean;
}

/** A mail to a customer, without what it says. */
export class CustomerMailView {
  id: number;
  created_at: string;
  template: MailTemplate['template'];
  subject: string;
  /** Null: it cannot be read. */
  recipient: string | null;
  state: ShownMailState;
  sent_at: string | null;
}
