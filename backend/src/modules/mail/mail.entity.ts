import { Entity, Index } from 'typeorm';
import {
  DateTimeColumn,
  Id,
  IntColumn,
  LongEncryptedColumn,
  EncryptedColumn,
  RequestIdColumn,
  TextColumn,
} from '../../database/columns.js';

export type MailState = 'waiting' | 'sending' | 'sent' | 'dead';

/** The outbox: written in the transaction of the event, sent by deliver-mail. Whoever reads it learns of no person and no secret. */
@Entity('mails')
@Index('ix_mails_due', ['state', 'send_at'])
@Index('ix_mails_user', ['user_id'])
@Index('ux_mails_once', ['once_key'], { unique: true })
@Index('ix_mails_text_since', ['text_since'])
export class Mail {
  @Id() id: number;
  @TextColumn(30) template: string;
  /** 254 letters, of three bytes at most. */
  @EncryptedColumn(1100) recipient: string;
  @IntColumn({ nullable: true }) user_id: number | null;
  @TextColumn(200) subject: string;
  /** Without the secret of a mail that has one: {@link MailSecrets}. */
  @LongEncryptedColumn() body: string;
  @TextColumn(10) state: MailState;
  @IntColumn() tries: number;
  /** The tries after which somebody may have the mail: no answer came to it, or its sender died. */
  @IntColumn({ default: 0 }) unanswered_tries: number;
  @DateTimeColumn() send_at: string;
  /** After this moment the mail is dropped rather than sent late (a reminder). */
  @DateTimeColumn({ nullable: true }) useless_after: string | null;
  @DateTimeColumn({ nullable: true }) sent_at: string | null;
  /** Why it was not sent: codes, or words of ours; never a mail server's, which name people. */
  @TextColumn(300) last_error: string;
  /** Names the event, so that it is written once only. */
  @TextColumn(100, { nullable: true }) once_key: string | null;
  @DateTimeColumn() created_at: string;
  /** The call that it was written by; null: a job wrote it by itself. */
  @RequestIdColumn() request_id: string | null;
  /** Since when the text of a mail that is over has been stored; null while it is to be sent, and once the text is gone. */
  @DateTimeColumn({
    nullable: true,
    insert: false,
    update: false,
    select: false,
    generatedType: 'VIRTUAL',
    asExpression: "CASE WHEN body <> '' AND state IN ('sent', 'dead') THEN created_at END",
  })
  text_since?: string | null;
}
