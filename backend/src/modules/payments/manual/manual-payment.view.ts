import type { AccountPaymentMethod, PaymentStatus } from '@laundry/shared/constants/payment-methods';
import type { PageId } from '@laundry/shared/constants/pages';
/** A row of the manual payment list. */
export class ManualPaymentView {
  id: number;
  created_at: string;
  /** Yen; of a refund, what goes back. */
  price: number;
  /** Washes or bags that were bought with it. */
  count: number;
  /** `YYYY-MM` */
  month: string;
  /** Key of the master list page. */
  page_id: PageId;
  payment_method_id: AccountPaymentMethod;
  /** 1 pending, 2 done, 3 no action. */
  status_id: PaymentStatus;
  due_date: string;
  is_refund: boolean;
  /** The payment through a provider that goes back, or that nobody knows of; null: there is none. */
  payment_id: number | null;
  /** No provider says whether it was paid: done settles the payment, no action ends it unpaid. */
  is_unconfirmed: boolean;
  user_id: number;
  name1: string;
  name2: string;
  kana1: string;
  kana2: string;
  company_name: string | null;
  bikou: string;
  /** 0: nobody set the status by hand. */
  update_user_id: number;
  update_name1: string | null;
  update_name2: string | null;
  updated_at: string;
  version: number;
}

/** What the payments of one status come to, of those that a search finds. */
export class ManualPaymentSumView {
  /** 1 pending, 2 done, 3 no action. */
  status_id: PaymentStatus;
  count: number;
  /** Yen that are owed to the house, or were; what goes back is not in it. */
  price: number;
  /** Yen that go back. */
  refund: number;
  /** How many of them are overdue. */
  overdue: number;
}

export class ManualPaymentStatusView {
  status_id: PaymentStatus;
  update_user_id: number;
  updated_at: string;
  version: number;
}

export class ManualPaymentNoteView {
  bikou: string;
  version: number;
}

/** What waits for an operator, refunds with it. */
export class PendingPaymentsView {
  count: number;
  /** Yen that are owed to the house; what goes back is not in it. */
  price: number;
}

/** The site that payments are for. */
export class SiteInfoView {
  name: string;
  url: string;
}
