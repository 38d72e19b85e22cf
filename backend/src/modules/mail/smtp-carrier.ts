import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { MailCarrier } from './mail-carrier.js';
import type { Mail } from './mail.entity.js';
import { mailMessage } from './mail-message.js';

/** ms; a parameter of the same name in SMTP_URL takes precedence (reliability F-17). */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 20_000 };

/** Hands mails to the server of SMTP_URL. */
export class SmtpCarrier extends MailCarrier {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly config: Config,
  ) {
    super();
    this.transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  }

  async carry(mail: Mail): Promise<void> {
    await this.transport.sendMail({ ...mailMessage(mail, this.config), text: mail.body });
  }
}
