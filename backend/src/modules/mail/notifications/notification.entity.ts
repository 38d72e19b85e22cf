import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import { IntColumn, LongEncryptedColumn, TextColumn } from '../../../database/columns.js';
import { Mail } from '../mail.entity.js';
import { OutboxRow } from '../outbox-row.entity.js';

/** How a customer is told of something beside the mail. */
export const NOTIFICATION_CHANNELS = ['line', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * The outbox of LINE and of devices: written in the transaction of the event with its mail, sent by deliver-notifications. To whom is
 * asked when it is sent: no row says by what LINE or a push service knows somebody.
 */
@Entity('notifications')
@Index('ix_notifications_due', ['state', 'send_at'])
@Index('ix_notifications_user', ['user_id'])
@Index('ix_notifications_mail', ['mail_id'])
@Index('ix_notifications_text_since', ['text_since'])
@Index('ix_notifications_body_key', ['body_key'])
export class Notification extends OutboxRow {
  @TextColumn(10) channel: NotificationChannel;
  /** The mail of the same event: what has to be true still for one has to be for the other. */
  @ForeignKey(() => Mail, { name: 'fk_notifications_mail' }) @IntColumn() mail_id: number;
  /** The link that it was written for; who linked another account since is not told there. 0: it is for a device. */
  @IntColumn() target_id: number;
  /** The device that it was written for; null: it is for LINE. Apart from the links: a replica of the release before takes every row for LINE's. */
  @IntColumn({ nullable: true }) device_id: number | null;
  /** Makes a second try of it the same message to the other side. */
  @TextColumn(36) retry_key: string;
  /** Title, facts and buttons, as JSON. */
  @LongEncryptedColumn() body: DecryptedText;
}
