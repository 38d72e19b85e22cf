import { Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn, LongTextColumn, TextColumn } from '../../../database/columns.js';

/** The sandbox provider's own memory of a payment; nothing of the product reads it. */
@Entity('sandbox_payments')
@Index('ux_sandbox_payments_ref', ['ref'], { unique: true })
export class SandboxPayment {
  /** The shop's number. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) no: string;
  /** The provider's number, new with every other result. */
  @TextColumn(32) ref: string;
  /** card, paypay, deferred_invoice. */
  @TextColumn(20) channel: string;
  @IntColumn() amount: number;
  /** open, approved, declined, cancelled. */
  @TextColumn(10) outcome: string;
  /** The request as it came, in JSON. */
  @LongTextColumn() fields: string;
  @DateTimeColumn() created_at: string;
}
