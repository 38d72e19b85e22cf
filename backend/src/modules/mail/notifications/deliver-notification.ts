import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { ownJson } from '../../../common/own-json.js';
import { Database } from '../../../common/transaction/database.js';
import { MutedNotification } from '../../notifications/muted-notification.entity.js';
import { MailConditions } from '../mail-conditions.js';
import { DROPPED, type DropReason } from '../mail-state.js';
import { Mail } from '../mail.entity.js';
import { OutboxDelivery, type Attempt } from '../outbox-delivery.js';
import { textToSend } from '../text-to-send.js';
import { LineSender } from './line/line-sender.js';
import type { NotificationContent } from './notification-content.js';
import type { NotificationSender } from './notification-sender.js';
import { Notification, type NotificationChannel } from './notification.entity.js';
import { notifiedOf } from './notified-events.js';
import { PushSender } from './push/push-sender.js';

/** Sends one notification of the outbox, to whom it was written for and only while they still want it. */
@Injectable()
export class DeliverNotification extends OutboxDelivery<Notification> {
  private readonly senders: Readonly<Record<NotificationChannel, NotificationSender>>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) clock: Clock,
    @Inject(LineSender) line: LineSender,
    @Inject(PushSender) push: PushSender,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(LOG) log: Log,
  ) {
    super({ name: 'notification', table: 'notifications', entity: Notification }, { database, clock, log });
    this.senders = { line, push };
  }

  protected override find(id: number): Promise<Notification | null> {
    return this.database.manager.findOneBy(Notification, { id });
  }

  protected override async attempt(row: Notification, stop: AbortSignal): Promise<Attempt> {
    const send = await this.senders[row.channel].to(row);
    if (typeof send !== 'function') return send;
    if (await this.isMuted(row)) return dropped(DROPPED.muted);
    const mail = await this.database.manager.findOneBy(Mail, { id: row.mail_id });
    if (mail === null || !(await this.conditions.isStillTrue(mail))) return dropped(DROPPED.noLongerTrue);
    const body = textToSend(row.body);
    if (typeof body !== 'string') return body;
    return send(ownJson<NotificationContent>(body), stop);
  }

  private async isMuted({ user_id, template }: Notification): Promise<boolean> {
    const kind = notifiedOf(template)?.kind;
    if (user_id === null || kind === undefined) return false;
    return (await this.database.findOne(MutedNotification, { user_id, kind })) !== null;
  }
}

const dropped = (why: DropReason): Attempt => ({ outcome: 'dropped', why });
