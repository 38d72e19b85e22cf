import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../../../config/config.js';
import { MailTransport, type ReadableMail } from './mail-transport.js';
import { sendErrorCode, smtpError } from './send-error.js';
import { mailMessage } from './mail-message.js';
import type { SendResult } from './send-result.js';

/** ms of silence; a parameter of the same name in SMTP_URL takes precedence. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 20_000 };
/** ms for the whole dialogue, as `deliveryTimeout` in SMTP_URL: a server that says one word after the other is never silent. */
const WHOLE_DIALOGUE = 30_000;
/** ms to wait for the answer to a mail that is handed over when the process is told to end. */
const LAST_ANSWER = 5_000;

/** Hands mails to the server of SMTP_URL, each in a connection of its own. */
export class SmtpTransport extends MailTransport {
  private readonly wholeDialogue: number;

  constructor(
    private readonly smtpUrl: string,
    private readonly config: Config,
  ) {
    super();
    this.wholeDialogue = Number(new URL(smtpUrl).searchParams.get('deliveryTimeout') ?? WHOLE_DIALOGUE);
  }

  async send(mail: ReadableMail, stop: AbortSignal): Promise<SendResult> {
    const transport = createTransport({ url: this.smtpUrl, ...TIMEOUTS });
    const limit = new TimeLimit(this.wholeDialogue);
    let isHandedOver = false;
    const endSoon = (): void => limit.shorten(isHandedOver ? LAST_ANSWER : 0);
    // The content is asked for when the server has said that it wants it.
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) => Readable.from(toldWhenRead(content, () => (isHandedOver = true))));
      done();
    });
    stop.addEventListener('abort', endSoon);
    if (stop.aborted) endSoon();
    try {
      await transport.sendMail({ ...mailMessage(mail, this.config), text: mail.body, signal: limit.signal });
      return { outcome: 'accepted' };
    } catch (error) {
      const why = sendErrorCode(error);
      if (smtpError(error).responseCode !== undefined) return { outcome: 'refused', answered: true, why };
      return isHandedOver ? { outcome: 'unanswered', why } : { outcome: 'refused', answered: false, why };
    } finally {
      stop.removeEventListener('abort', endSoon);
      limit.end();
      transport.close();
    }
  }
}

/** A signal that is aborted after so many ms, or sooner when it is shortened. */
class TimeLimit {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(millis: number) {
    this.timer = this.start(millis);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  shorten(millis: number): void {
    this.end();
    this.timer = this.start(millis);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private start(millis: number): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), millis);
  }
}

async function* toldWhenRead(content: Readable, tell: () => void): AsyncGenerator<unknown> {
  tell();
  for await (const chunk of content) yield chunk;
}
