import type { Mail } from '../mail.entity.js';
import type { SendResult } from './send-result.js';

/** A mail whose address and text are there to be sent. */
export type ReadableMail = Omit<Mail, 'recipient' | 'body'> & { readonly recipient: string; readonly body: string };

/** How mails leave the house. */
export abstract class MailTransport {
  /** Ends in half a minute whatever the other side does, and soon after `stop` is aborted. Throws nothing. */
  abstract send(mail: ReadableMail, stop: AbortSignal): Promise<SendResult>;
}
