import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import { DateTimeColumn, EncryptedColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** The account of LINE's that a customer is written to; none of theirs: they are not. One of LINE's is one customer's (docs/decisions/096). */
@Entity('line_links')
@Index('ux_line_links_user', ['user_id'], { unique: true })
@Index('ux_line_links_line_user_hash', ['line_user_hash'], { unique: true })
@Index('ix_line_links_line_user_id_key', ['line_user_id_key'])
export class LineLink {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_line_links_user' }) @IntColumn() user_id: number;
  /** By which LINE knows the person towards us. */
  @EncryptedColumn() line_user_id: DecryptedText;
  /** Of 128 random bits: nobody finds the id by trying. */
  @TextColumn(64) line_user_hash: string;
  @DateTimeColumn() linked_at: string;
}
