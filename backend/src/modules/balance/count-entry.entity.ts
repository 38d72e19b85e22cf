import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../database/columns.js';
import { User } from '../users/user.entity.js';

export type CountReason =
  'grant' | 'expire' | 'request' | 'cancel' | 'auto_cancel' | 'set_count' | 'pickup_count' | 'operator' | 'purchase';

/** Names the grant of a customer's month (`YYYY-MM`), which is given once. */
export const grantKey = (userId: number, month: string): string => `grant:${userId}:${month}`;

/** Names the end of the bags that a customer held when a month (`YYYY-MM`) began. */
export const expiryKey = (userId: number, month: string): string => `expire:${userId}:${month}`;

/** One movement of a customer's balance of bags: append-only (handbook/bags.md#the-balance). */
@Entity('count_entries')
@Index('ix_count_entries_user', ['user_id'])
@Index('ux_count_entries_once', ['once_key'], { unique: true })
export class CountEntry {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_count_entries_user' }) @IntColumn() user_id: number;
  @IntColumn() delta: number;
  @TextColumn(20) reason: CountReason;
  @IntColumn({ nullable: true }) wash_request_id: number | null;
  @IntColumn({ nullable: true }) actor_id: number | null;
  /** Names what may happen once only, e.g. `grant:12:2026-11`; null where repeating is right. */
  @TextColumn(60, { nullable: true }) once_key: string | null;
  @DateTimeColumn() created_at: string;
}
