import { Entity, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, LongTextColumn, TextColumn } from '../../database/columns.js';

export type MailState = 'waiting' | 'sending' | 'sent' | 'dead';

/** The outbox: written in the transaction of the event, sent by deliver-mail. */
@Entity('mails')
@Index('ix_mails_due', ['state', 'send_at'])
@Index('ix_mails_user', ['user_id'])
@Index('ux_mails_once', ['once_key'], { unique: true })
export class Mail {
  @Id() id: number;
  @TextColumn(30) template: string;
  @TextColumn(254) recipient: string;
  @IntColumn({ nullable: true }) user_id: number | null;
  @TextColumn(200) subject: string;
  @LongTextColumn() body: string;
  @TextColumn(10) state: MailState;
  @IntColumn() tries: number;
  /** The tries after which somebody may have the mail: no answer came to it, or its sender died. */
  @IntColumn({ default: 0 }) unanswered_tries: number;
  @DateTimeColumn() send_at: string;
  /** After this moment the mail is dropped rather than sent late (a reminder). */
  @DateTimeColumn({ nullable: true }) useless_after: string | null;
  @DateTimeColumn({ nullable: true }) sent_at: string | null;
  @TextColumn(300) last_error: string;
  /** Names the event, so that it is written once only. */
  @TextColumn(100, { nullable: true }) once_key: string | null;
  @DateTimeColumn() created_at: string;
}
