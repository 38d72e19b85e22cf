import type { CustomerPaymentState, PaymentSubject, PaymentWay } from '@laundry/shared/constants/customer-payments';

/** Money of a customer, as they are told it (handbook/payments.md#what-customers-see). */
export class OwnPaymentRowView {
  /** Names it among all: `p12` went through a provider, `m34` by hand. */
  key: string;
  /** When it was paid or given back, else when it was begun or billed. */
  at: string;
  /** `YYYY-MM` in which it is listed: that of its invoice, else that of `at`. */
  month: string;
  subject: PaymentSubject;
  /** The months `YYYY-MM` that it is for, where it is for any. */
  months: string[];
  /** Washes or bags bought with it; null where none were. */
  count: number | null;
  /** Of the one-time request that it is for. */
  request_id: number | null;
  method: PaymentWay;
  /** Yen, tax included; of a refund, what goes back. */
  amount: number;
  is_refund: boolean;
  state: CustomerPaymentState;
  /** Until when a bill is to be paid; null of all else. */
  due_date: string | null;
  /** Whether a receipt can be issued. */
  has_receipt: boolean;
}

/** Some months of a customer's money, newest first. */
export class OwnPaymentsView {
  /** `YYYY-MM` */
  from: string;
  /** `YYYY-MM` */
  until: string;
  payments: OwnPaymentRowView[];
  /** Of these months, those whose invoice can be issued. */
  invoice_months: string[];
  /** The last month before them in which there is something; null when there is none. */
  older: string | null;
}
