import type { Mail } from './mail.entity.js';

/** What became of handing over a mail; `why` in codes, `mailErrorCode`. */
export type SendResult =
  | { readonly outcome: 'accepted' }
  /** Nobody has it. `answered`: the mail server said no, or else there was none, or it did not speak in time. */
  | { readonly outcome: 'refused'; readonly answered: boolean; readonly why: string }
  /** It was handed over and no answer came: somebody may have it. */
  | { readonly outcome: 'unanswered'; readonly why: string };

/** How mails leave the house. */
export abstract class MailTransport {
  /** Ends in half a minute whatever the other side does, and soon after `stop` is aborted. Throws nothing. */
  abstract send(mail: Mail, stop: AbortSignal): Promise<SendResult>;
}
