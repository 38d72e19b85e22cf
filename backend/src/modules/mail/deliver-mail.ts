import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { Database } from '../../common/transaction/database.js';
import { MailConditions } from './mail-conditions.js';
import { MailSecrets } from './mail-secrets.js';
import { DROPPED } from './mail-state.js';
import { MailTransport } from './transports/mail-transport.js';
import { Mail } from './mail.entity.js';
import { OutboxDelivery, type Attempt } from './outbox-delivery.js';
import { textToSend } from './text-to-send.js';

/** Sends one mail of the outbox. */
@Injectable()
export class DeliverMail extends OutboxDelivery<Mail> {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) clock: Clock,
    @Inject(MailTransport) private readonly transport: MailTransport,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(MailSecrets) private readonly secrets: MailSecrets,
    @Inject(LOG) log: Log,
  ) {
    super({ name: 'mail', table: 'mails', entity: Mail }, { database, clock, log });
  }

  protected override find(id: number): Promise<Mail | null> {
    return this.database.manager.findOneBy(Mail, { id });
  }

  protected override async attempt(mail: Mail, stop: AbortSignal): Promise<Attempt> {
    if (!(await this.conditions.isStillTrue(mail))) return { outcome: 'dropped', why: DROPPED.noLongerTrue };
    const recipient = textToSend(mail.recipient);
    if (typeof recipient !== 'string') return recipient;
    const whole = await this.secrets.complete(mail);
    if (whole === null) return { outcome: 'dropped', why: DROPPED.noLongerTrue };
    const body = textToSend(whole.body);
    if (typeof body !== 'string') return body;
    return this.transport.send({ ...whole, recipient, body }, stop);
  }
}
