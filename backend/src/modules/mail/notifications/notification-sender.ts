import type { Attempt } from '../outbox-delivery.js';
import type { NotificationContent } from './notification-content.js';
import type { Notification } from './notification.entity.js';

/** One try to tell somebody. Throws only what the database does. */
export type Send = (content: NotificationContent, stop: AbortSignal) => Promise<Attempt>;

/** A channel beside the mails. */
export interface NotificationSender {
  /** How whom a row was written for is told; or why they are not, any more or at all. */
  to(row: Notification): Promise<Send | Attempt>;
}
