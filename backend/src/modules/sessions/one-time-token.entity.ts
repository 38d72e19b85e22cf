import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** A secret that works once: a password reset, a registration ticket, a challenge; stored as its SHA-256 (handbook/accounts.md#sessions). */
@Entity('one_time_tokens')
@Index('ix_one_time_tokens_expires_at', ['expires_at'])
@Index('ix_one_time_tokens_user', ['user_id', 'kind'])
export class OneTimeToken {
  @PrimaryColumn({ type: 'varchar', length: 64 }) token_hash: string;
  @TextColumn(20) kind: string;
  @ForeignKey(() => User, { name: 'fk_one_time_tokens_user' }) @IntColumn() user_id: number;
  @DateTimeColumn() expires_at: string;
  @DateTimeColumn({ nullable: true }) used_at: string | null;
}
