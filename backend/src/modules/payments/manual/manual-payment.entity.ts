import type { PageId } from '@laundry/shared/constants/pages';
import type { PaymentStatus, AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { Entity, ForeignKey, Index } from 'typeorm';
import { BoolColumn, DateColumn, DateTimeColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';
import { Versioned } from '../../versions/versioned.entity.js';
import { User } from '../../users/user.entity.js';

/** Money that people move by hand: an invoice, an operator's sale, a refund. */
@Entity('manual_payments')
@Index('ix_manual_payments_created', ['created_at'])
@Index('ix_manual_payments_user', ['user_id'])
@Index('ix_manual_payments_status', ['status_id'])
@Index('ix_manual_payments_moved', ['status_id', 'updated_at'])
@Index('ux_manual_payments_once', ['once_key'], { unique: true })
export class ManualPayment extends Versioned {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_manual_payments_user' }) @IntColumn() user_id: number;
  /** Yen; of a refund, what goes back. */
  @IntColumn() price: number;
  /** Washes or bags that were bought with it; 0 where none were. */
  @IntColumn() count: number;
  /** `YYYY-MM`: the month that is billed. */
  @TextColumn(7) month: string;
  /** PAGE of shared/constants/pages. */
  @IntColumn() page_id: PageId;
  @IntColumn() payment_method_id: AccountPaymentMethod;
  /** PAYMENT_STATUS. */
  @IntColumn() status_id: PaymentStatus;
  @DateColumn() due_date: string;
  @TextColumn(500) bikou: string;
  /** Who set the status last; 0: nobody, it is as the system made it. */
  @IntColumn() update_user_id: number;
  /** The payment whose money goes back, or of which nobody knows whether it was made; null: there is none. */
  @IntColumn({ nullable: true }) payment_id: number | null;
  @BoolColumn() is_refund: boolean;
  /** Names what is billed once only, e.g. `invoice:12:2026-12`. */
  @TextColumn(60, { nullable: true }) once_key: string | null;
  @DateTimeColumn() created_at: string;
  @DateTimeColumn() updated_at: string;
}
