import { Entity, ForeignKey, Index } from 'typeorm';
import { DateColumn, DateTimeColumn, Id, IntColumn, RequestIdColumn, TextColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

export type ProviderOrderKind = 'stop_card' | 'resume_card' | 'cancel_code' | 'fix_invoice';
/** Superseded: it is not to be told any more, or a later one says otherwise; failed: told often enough in vain. */
export type ProviderOrderState = 'waiting' | 'done' | 'superseded' | 'failed';

/** What a provider has to be told after an operation was stored: told again until it has answered. */
@Entity('provider_orders')
@Index('ix_provider_orders_due', ['state', 'next_try_at'])
@Index('ix_provider_orders_user', ['user_id'])
@Index('ix_provider_orders_ref', ['ref'])
export class ProviderOrder {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_provider_orders_user' }) @IntColumn() user_id: number;
  @TextColumn(20) kind: ProviderOrderKind;
  /** What the provider knows it by: the card on file, or the payment's number. */
  @TextColumn(100) ref: string;
  /** The day that it is about, where it is about one: when what an invoice is for was delivered. */
  @DateColumn({ nullable: true }) on_date: string | null;
  @TextColumn(10) state: ProviderOrderState;
  @IntColumn() tries: number;
  @DateTimeColumn() next_try_at: string;
  @TextColumn(300) last_answer: string;
  @DateTimeColumn() created_at: string;
  /** The call that it comes from; null: a job decided it. */
  @RequestIdColumn() request_id: string | null;
}
