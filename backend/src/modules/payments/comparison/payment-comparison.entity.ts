import { Entity, PrimaryColumn } from 'typeorm';
import { DateTimeColumn, IntColumn } from '../../../database/columns.js';

/** A day whose payments were held against the providers' books: what ended on it, and what came of asking. */
@Entity('payment_comparisons')
export class PaymentComparison {
  @PrimaryColumn({ type: 'varchar', length: 10 }) date: string;
  @DateTimeColumn() compared_at: string;
  @IntColumn() agreed: number;
  @IntColumn() differing: number;
  /** No answer came, or none that is believed. */
  @IntColumn() silent: number;
  /** Deferred invoices, whose provider cannot be asked, and what no provider is configured for. */
  @IntColumn() not_asked: number;
}
