import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';

/** A customer's link to LINE. */
export class OwnLineView {
  /** Since when; null: there is none. */
  linked_at: string | null;
}

/** A device that shows a customer's notifications. */
export class OwnPushDeviceView {
  /** SHA-256 of its address at the push service, by which a browser knows itself. */
  id: string;
  created_at: string;
}

/** Notifications on devices. */
export class OwnPushView {
  /** By which browsers let this service write to them. */
  public_key: string;
  devices: OwnPushDeviceView[];
}

/** How a customer is told of something beside the mails. */
export class OwnNotificationsView {
  /** null: this service is not on LINE. */
  line: OwnLineView | null;
  /** null: browsers show none of this service's. */
  push: OwnPushView | null;
  /** The kinds that they have switched off. */
  muted: NotificationKind[];
}

/** A code that links an account to LINE, once, when it is sent to the service's account there. */
export class LineCodeView {
  /** As people read it. */
  code: string;
  expires_at: string;
  /** The id of the account there, by which it is found. */
  account_id: string;
  /** Opens the talk with the account on LINE, with the code typed in. */
  url: string;
}
