/** One movement of a customer's balance of bags. */
export class LedgerEntryView {
  id: number;
  created_at: string;
  delta: number;
  /** What the balance was from then on. */
  balance: number;
  /** grant, expire, request, cancel, auto_cancel, set_count, pickup_count, operator, purchase. */
  reason: string;
  wash_request_id: number | null;
  /** Null: the system itself. */
  actor_name: string | null;
}

/** Money of a customer: through a provider, or settled by hand. */
export class CustomerPaymentView {
  /** `provider` or `manual`; ids are of that kind. */
  source: string;
  id: number;
  created_at: string;
  /** Yen. */
  price: number;
  page_id: number;
  /** Of a provider's: card, paypay, deferred_invoice. */
  channel: string | null;
  /** Of a manual one. */
  payment_method_id: number | null;
  /** The state of a provider's payment. */
  state: string | null;
  /** The status of a manual one: 1 pending, 2 done, 3 no action. */
  status_id: number | null;
  is_refund: boolean;
}

/** A mail to a customer, without what it says: some hold a secret link. */
export class CustomerMailView {
  id: number;
  created_at: string;
  template: string;
  subject: string;
  recipient: string;
  /** waiting, sending, sent, failed, dropped. */
  state: string;
  sent_at: string | null;
}
