import type { PaymentState } from '@laundry/shared/constants/payment-states';
import type { BookedOutcome, BooksDifference } from '@laundry/shared/rules/payments/books-difference';
import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { Payment } from '../core/payment.entity.js';

/** A payment that stands otherwise in its provider's books than in ours, or did. */
@Entity('payment_differences')
@Index('ux_payment_differences_payment', ['payment_id'], { unique: true })
@Index('ix_payment_differences_closed', ['closed_at', 'found_at'])
export class PaymentDifference {
  @Id() id: number;
  @ForeignKey(() => Payment, { name: 'fk_payment_differences_payment' }) @IntColumn() payment_id: number;
  @TextColumn(10) kind: BooksDifference;
  @TextColumn(10) our_state: PaymentState;
  @IntColumn() our_amount: number;
  @TextColumn(10) their_outcome: BookedOutcome;
  @IntColumn({ nullable: true }) their_amount: number | null;
  /** Since when they differ; anew where they have agreed meanwhile. */
  @DateTimeColumn() found_at: string;
  /** When the provider last said so, or that they agree. */
  @DateTimeColumn() asked_at: string;
  /** Null: they differ still. */
  @DateTimeColumn({ nullable: true }) closed_at: string | null;
}
