import { Entity, ForeignKey, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, LongTextColumn, TextColumn } from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** A receipt or an invoice as it was issued: it stays as it was, whatever becomes of its payments. */
@Entity('payment_documents')
@Index('ux_payment_documents_issue', ['user_id', 'subject', 'issue'], { unique: true })
export class PaymentDocument {
  @Id() id: number;
  @ForeignKey(() => User, { name: 'fk_payment_documents_user' }) @IntColumn() user_id: number;
  /** A payment, `p12` or `m34`, whose receipt it is, or a month `YYYY-MM`, whose invoice it is. */
  @TextColumn(20) subject: string;
  /** From 1; what is not the first is marked as issued again. */
  @IntColumn() issue: number;
  @DateTimeColumn() issued_at: string;
  /** As the customer typed it. */
  @TextColumn(100) addressee: string;
  /** DocumentContent, in JSON. */
  @LongTextColumn() content: string;
}
