import type { Mail } from './mail.entity.js';

/** How mails leave the house. */
export abstract class MailCarrier {
  /** Resolves once the mail is accepted. Throws what refused it; an SMTP refusal has a `responseCode`. */
  abstract carry(mail: Mail): Promise<void>;
}
