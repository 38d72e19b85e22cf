import type { AttemptKind, AttemptState } from '@laundry/shared/constants/payment-attempts';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { Payment } from './payment.entity.js';

/** One call to a provider, stored before it leaves: a process that dies in between leaves a trace of what it may have done. */
@Entity('payment_attempts')
@Index('ix_payment_attempts_began_at', ['began_at'])
@Index('ix_payment_attempts_payment', ['payment_id'])
export class PaymentAttempt {
  @Id() id: number;
  @ForeignKey(() => Payment, { name: 'fk_payment_attempts_payment' }) @IntColumn() payment_id: number;
  @TextColumn(10) kind: AttemptKind;
  @TextColumn(10) state: AttemptState;
  @TextColumn(300) answer: string;
  @DateTimeColumn() began_at: string;
  @DateTimeColumn({ nullable: true }) ended_at: string | null;
}
