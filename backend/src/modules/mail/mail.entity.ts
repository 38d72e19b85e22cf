import { Entity, Index } from 'typeorm';
import type { DecryptedText } from '../../common/crypto/unreadable.js';
import { EncryptedColumn, LongEncryptedColumn, TextColumn } from '../../database/columns.js';
import { OutboxRow } from './outbox-row.entity.js';

/** The outbox: written in the transaction of the event, sent by deliver-mail. Whoever reads it learns of no person and no secret. */
@Entity('mails')
@Index('ix_mails_due', ['state', 'send_at'])
@Index('ix_mails_user', ['user_id'])
@Index('ux_mails_once', ['once_key'], { unique: true })
@Index('ix_mails_text_since', ['text_since'])
@Index('ix_mails_recipient_key', ['recipient_key'])
@Index('ix_mails_body_key', ['body_key'])
export class Mail extends OutboxRow {
  /** 254 letters, of three bytes at most. */
  @EncryptedColumn(1100) recipient: DecryptedText;
  @TextColumn(200) subject: string;
  /** Without the secret of a mail that has one: {@link MailSecrets}. */
  @LongEncryptedColumn() body: DecryptedText;
  /** Names the event, so that it is written once only. */
  @TextColumn(100, { nullable: true }) once_key: string | null;
}
