import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { Database } from '../../../common/transaction/database.js';
import { LineLink } from '../../notifications/line/line-link.entity.js';
import { MutedNotification } from '../../notifications/muted-notification.entity.js';
import { MailConditions } from '../mail-conditions.js';
import { DROPPED, GIVEN_UP, type DropReason } from '../mail-state.js';
import { Mail } from '../mail.entity.js';
import { OutboxDelivery, type Attempt } from '../outbox-delivery.js';
import { LinePort } from './line/line-port.js';
import type { NotificationContent } from './notification-content.js';
import { Notification } from './notification.entity.js';
import { notifiedOf } from './notified-events.js';

/** Sends one notification of the outbox, to whom it was written for and only while they still want it. */
@Injectable()
export class DeliverNotification extends OutboxDelivery<Notification> {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) clock: Clock,
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(LOG) log: Log,
  ) {
    super({ name: 'notification', table: 'notifications', entity: Notification }, { database, clock, log });
  }

  protected override find(id: number): Promise<Notification | null> {
    return this.database.manager.findOneBy(Notification, { id });
  }

  protected override async attempt(row: Notification, stop: AbortSignal): Promise<Attempt> {
    if (this.line === null) return { outcome: 'hopeless', why: GIVEN_UP.notConfigured };
    const link = await this.database.findOne(LineLink, { id: row.target_id });
    if (link === null) return dropped(DROPPED.unlinked);
    if (await this.isMuted(row)) return dropped(DROPPED.muted);
    const mail = await this.database.manager.findOneBy(Mail, { id: row.mail_id });
    if (mail === null || !(await this.conditions.isStillTrue(mail))) return dropped(DROPPED.noLongerTrue);
    const content = row.body === '' ? null : (JSON.parse(row.body) as NotificationContent);
    if (content === null || link.line_user_id === '') return { outcome: 'hopeless', why: GIVEN_UP.secretLost };
    return this.line.push({ to: link.line_user_id, content, retryKey: row.retry_key }, stop);
  }

  private async isMuted({ user_id, template }: Notification): Promise<boolean> {
    const kind = notifiedOf(template)?.kind;
    if (user_id === null || kind === undefined) return false;
    return (await this.database.findOne(MutedNotification, { user_id, kind })) !== null;
  }
}

const dropped = (why: DropReason): Attempt => ({ outcome: 'dropped', why });
