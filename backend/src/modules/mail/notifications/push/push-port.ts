import type { SendResult } from '../../transports/send-result.js';
import type { NotificationContent } from '../notification-content.js';

/** How a browser is written to. */
export interface PushAddress {
  readonly endpoint: string;
  /** Both in Base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** One message to one device. */
export interface PushMessage {
  readonly to: PushAddress;
  readonly content: NotificationContent;
  /** The same at every try: what is shown already is replaced, not shown beside it. */
  readonly key: string;
  /** For how long a device that is off is waited for. */
  readonly seconds: number;
}

/** `gone`: the browser wants no more messages, or is no more. */
export type PushResult = SendResult | { readonly outcome: 'gone' };

/** The push services of the browsers. */
export abstract class PushPort {
  /** Ends in time whatever the other side does, and soon after `stop` is aborted. Throws only what the database does. */
  abstract push(message: PushMessage, stop: AbortSignal): Promise<PushResult>;
}
