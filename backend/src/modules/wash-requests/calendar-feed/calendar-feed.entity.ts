import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import { DateTimeColumn, EncryptedColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** The address by which a customer's calendar follows them; none of theirs: they have none (docs/decisions/086). */
@Entity('calendar_feeds')
@Index('ux_calendar_feeds_user', ['user_id'], { unique: true })
@Index('ux_calendar_feeds_secret_hash', ['secret_hash'], { unique: true })
@Index('ix_calendar_feeds_secret_key', ['secret_key'])
export class CalendarFeed {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_calendar_feeds_user' }) @IntColumn() user_id: number;
  /** Shown to its customer again and again. */
  @EncryptedColumn() secret: DecryptedText;
  @TextColumn(64) secret_hash: string;
  @DateTimeColumn() created_at: string;
}
