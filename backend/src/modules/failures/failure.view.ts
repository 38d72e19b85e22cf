import type { ProviderOrderKind } from '../payments/orders/provider-order.entity.js';
/** A mail that was given up. */
export class FailedMailView {
  id: number;
  created_at: string;
  subject: string;
  /** Null: it cannot be read. */
  recipient: string | null;
  user_id: number | null;
  tries: number;
  last_error: string;
}

/** What a mail that was given up would have said. */
export class FailedMailTextView {
  id: number;
  subject: string;
  /** Null: it cannot be read. */
  recipient: string | null;
  /** Without the secret that is made when it is sent; empty: no longer stored; null: it cannot be read. */
  body: string | null;
}

/** A run of a job that ended in an error; it is tried again by itself. */
export class FailedJobView {
  job: string;
  slot: string;
}

/** An order that was sent to a payment provider in vain: it refused, or was silent, too often. */
export class FailedOrderView {
  id: number;
  created_at: string;
  kind: ProviderOrderKind;
  /** The card on file, the code, or the payment's number, as the provider knows it. */
  ref: string;
  user_id: number;
  name1: string;
  name2: string;
  company_name: string | null;
  tries: number;
  last_answer: string;
}

/** Notifications that were given up for one reason; the mails beside them went out all the same. */
export class FailedNotificationsView {
  last_error: string;
  count: number;
  /** The last of them. */
  latest_at: string;
}

/** What went wrong of late, the latest first. */
export class FailuresView {
  mails: FailedMailView[];
  notifications: FailedNotificationsView[];
  orders: FailedOrderView[];
  jobs: FailedJobView[];
}
