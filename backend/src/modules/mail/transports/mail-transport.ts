import type { Mail } from '../mail.entity.js';
import type { SendResult } from './send-result.js';

/** How mails leave the house. */
export abstract class MailTransport {
  /** Ends in half a minute whatever the other side does, and soon after `stop` is aborted. Throws nothing. */
  abstract send(mail: Mail, stop: AbortSignal): Promise<SendResult>;
}
