import type { PaymentChannel, ReportedOutcome } from '@laundry/shared/constants/payment-states';
import { Entity, Index } from 'typeorm';
import { DateTimeColumn, Id, IntColumn, TextColumn } from '../../../database/columns.js';

/** `notification`: the provider came to us; `answer`, `query`: we asked; `clock`: the time to pay ran out; `operator`: somebody looked; `account`: it has ended; `customer`: they begin anew. */
export type ReportSource = 'notification' | 'answer' | 'query' | 'clock' | 'operator' | 'account' | 'customer';
export type VerdictOnReport = 'applied' | 'repeated' | 'refused';

/** What a provider reported, or somebody in its name, and what was made of it. */
@Entity('payment_messages')
@Index('ux_payment_messages_event', ['channel', 'event_key'], { unique: true })
@Index('ix_payment_messages_payment', ['payment_id'])
@Index('ix_payment_messages_verdict', ['verdict', 'received_at'])
export class PaymentMessage {
  @Id() id: number;
  @TextColumn(20) channel: PaymentChannel;
  /** Names the event: the same one again is the same row. What is refused has a key of its own, which takes no event's place. */
  @TextColumn(100) event_key: string;
  @IntColumn({ nullable: true }) payment_id: number | null;
  /** The number that the message named, as it was written. */
  @TextColumn(64) no: string;
  /** The state that it reported. */
  @TextColumn(10) outcome: ReportedOutcome;
  @IntColumn({ nullable: true }) amount: number | null;
  @TextColumn(12) source: ReportSource;
  @TextColumn(10) verdict: VerdictOnReport;
  /** Why it was refused or changed nothing. */
  @TextColumn(40) reason: string;
  /** How often it came. */
  @IntColumn() times: number;
  @DateTimeColumn() received_at: string;
}
