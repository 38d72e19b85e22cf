import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import type { PageId } from '@laundry/shared/constants/pages';
import type { AccountPaymentMethod, PaymentStatus } from '@laundry/shared/constants/payment-methods';
import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import type { ProofOf } from '@laundry/shared/constants/proof';
import type { CountReason } from '../balance/count-entry.entity.js';
import type { NotificationChannel } from '../mail/notifications/notification.entity.js';
import { CareView } from '../users/care/care.view.js';
import { UserView } from '../users/user.view.js';

export class OwnRequestView {
  id: number;
  created_at: string;
  plan_id: string;
  size: number;
  count: number;
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  result_pickup_dt: string | null;
  result_wash_dt: string | null;
  result_fold_dt: string | null;
  result_delivery_dt: string | null;
  cancelled_at: string | null;
  bikou: string;
  /** A company's; null: none. */
  cost_centre: string | null;
}

/** A form of the weekly schedule, and for which months it holds. */
export class OwnScheduleView {
  created_at: string;
  from_month: string;
  until_month: string | null;
  pickup_week: number;
  pickup_time: string;
  delivery_week: number | null;
  delivery_time: string | null;
  count: number;
  bikou: string;
}

/** A day of the schedule that was moved to another; null: skipped. */
export class OwnWeekExceptionView {
  created_at: string;
  week_date: string;
  moved_to: string | null;
  /** Where a day that is paused was moved to before. */
  paused_move: string | null;
  /** When this day alone was skipped; null of a day that a pause skips. */
  skipped_at: string | null;
}

/** One movement of the balance of bags. */
export class OwnLedgerEntryView {
  created_at: string;
  delta: number;
  balance: number;
  reason: CountReason;
  wash_request_id: number | null;
}

/** Money through a provider: `channel` and `state`; by hand: `payment_method_id`, `status_id` and `is_refund`. */
export class OwnPaymentView {
  created_at: string;
  /** Yen. */
  price: number;
  page_id: PageId;
  channel: PaymentChannel | null;
  state: PaymentState | null;
  settled_at: string | null;
  payment_method_id: AccountPaymentMethod | null;
  status_id: PaymentStatus | null;
  is_refund: boolean;
}

/** A receipt or an invoice that was issued. */
export class OwnDocumentView {
  issued_at: string;
  /** A payment, or the month `YYYY-MM` of an invoice. */
  subject: string;
  issue: number;
  addressee: string;
}

/** What was written about a request's laundry, and answered; `photos`: the names of those that are kept still. */
export class OwnClaimView {
  created_at: string;
  wash_request_id: number;
  text: string;
  answer: string;
  answered_at: string | null;
  photos: string[];
}

/** A photo that was taken at a request's door and is stored still: asked for by its `name`. */
export class OwnDoorPhotoView {
  wash_request_id: number;
  /** 1 pickup, 2 delivery, 3 absence at the pickup, 4 at the delivery. */
  proof_of: ProofOf;
  taken_at: string;
  name: string;
}

export class OwnMailView {
  created_at: string;
  sent_at: string;
  subject: string;
  /** Empty once its period is over; null: it cannot be read. */
  recipient: string | null;
}

/** By what LINE knows them towards this service. */
export class OwnLineLinkView {
  linked_at: string;
  /** Null: it cannot be read. */
  line_user_id: string | null;
}

/** A device that shows their notifications, and whose push service brings them there. */
export class OwnDataPushDeviceView {
  created_at: string;
  /** Null: it cannot be read. */
  service: string | null;
}

/** What was told beside a mail. */
export class OwnNotificationView {
  created_at: string;
  sent_at: string;
  channel: NotificationChannel;
  /** The mail's, that it was told beside. */
  subject: string;
}

export class OwnSignInView {
  created_at: string;
  last_used_at: string | null;
  ended_at: string | null;
  device: string | null;
}

/** What is stored of a customer, for themselves (handbook/accounts.md#own-data). */
export class OwnDataView {
  made_at: string;
  profile: UserView;
  /** Who told them of the service, as they answered. */
  referrer_code: string | null;
  /** How they want their laundry to be cared for. */
  care: CareView;
  requests: OwnRequestView[];
  weekly_schedules: OwnScheduleView[];
  weekly_exceptions: OwnWeekExceptionView[];
  ledger: OwnLedgerEntryView[];
  payments: OwnPaymentView[];
  claims: OwnClaimView[];
  door_photos: OwnDoorPhotoView[];
  documents: OwnDocumentView[];
  mails: OwnMailView[];
  line_link: OwnLineLinkView | null;
  push_devices: OwnDataPushDeviceView[];
  /** Kinds that they have switched off. */
  muted_notifications: NotificationKind[];
  notifications: OwnNotificationView[];
  /** Since when a calendar of theirs follows them. */
  calendar_feed_made_at: string | null;
  sessions: OwnSignInView[];
}
