import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { DateTimeColumn, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

/** A sign-in. The token names it, so that ending the row ends the token at once (handbook/accounts.md#sessions). */
@Entity('sessions')
@Index('ix_sessions_ended_at', ['ended_at'])
@Index('ix_sessions_expires_at', ['expires_at'])
@Index('ix_sessions_user', ['user_id'])
export class Session {
  @PrimaryColumn({ type: 'varchar', length: 32 }) id: string;
  @ForeignKey(() => User, { name: 'fk_sessions_user' }) @IntColumn() user_id: number;
  @DateTimeColumn() created_at: string;
  @DateTimeColumn() expires_at: string;
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
  /** As it names itself: system and browser. */
  @TextColumn(40, { nullable: true }) device: string | null;
  @DateTimeColumn({ nullable: true }) last_used_at: string | null;
}

/** When a session ends that is ended now, in SQL: a server whose clock is ahead may have begun it later than that. */
export const endOf = (now: JstDateTime): string => `CASE WHEN created_at > '${now}' THEN created_at ELSE '${now}' END`;
