import type { PageId } from '@laundry/shared/constants/pages';
import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';
import { Entity, ForeignKey, Index } from 'typeorm';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import {
  BoolColumn,
  DateTimeColumn,
  Id,
  IntColumn,
  LongEncryptedColumn,
  LongTextColumn,
  RequestIdColumn,
  TextColumn,
} from '../../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** Letters of a provider's own number; no provider's are longer. */
export const PROVIDER_REF_LENGTH = 100;

/**
 * Money that a customer owes for one thing, and how far it has come. Two columns are stored by the names that they were made
 * with: replicas of the release before read and write them by these (docs/operating.md#rolling-update).
 */
@Entity('payments')
@Index('ux_payments_no', ['no'], { unique: true })
@Index('ux_payments_provider_ref', ['channel', 'provider_ref'], { unique: true })
@Index('ux_payments_once', ['once_key'], { unique: true })
@Index('ix_payments_user', ['user_id', 'state'])
@Index('ix_payments_ask', ['next_ask_at'])
@Index('ix_payments_expires', ['state', 'expires_at'])
@Index('ix_payments_settled', ['settled_at'])
@Index('ix_payments_updated', ['updated_at'])
@Index('ix_payments_return_path_key', ['return_path_key'])
@Index('ix_payments_hand_over_url_key', ['hand_over_url_key'])
export class Payment {
  @Id() id: number;
  /** Our number, which the provider gets: 128 random bits in hex. */
  @TextColumn(32) no: string;
  @ForeignKey(() => User, { name: 'fk_payments_user' }) @IntColumn() user_id: number;
  /** PAGE of shared/constants/pages: whose effect runs. */
  @IntColumn() page_id: PageId;
  /** PAYMENT_CHANNEL. */
  @TextColumn(20) channel: PaymentChannel;
  /** Charged to the card on file, without the customer: a card payment that has no form. */
  @BoolColumn() is_recurring: boolean;
  /** The form puts the card on file for later charges. */
  @BoolColumn() keeps_card: boolean;
  /** Yen. */
  @IntColumn() amount: number;
  /** PAYMENT_STATE; moves only as the table of shared/rules/payments/payment-state says. */
  @TextColumn(10) state: PaymentState;
  /** What it is for, in the words of its page's effect. */
  @LongTextColumn() purpose: string;
  /** The provider's own number of it. */
  @TextColumn(PROVIDER_REF_LENGTH, { nullable: true }) provider_ref: string | null;
  /** SHA-256 of the secret in the address to which the provider reports. */
  @TextColumn(64) secret_hash: string;
  /** Where the customer's browser goes afterwards, and the address to which they are sent; the path may hold a ticket. */
  @LongEncryptedColumn() return_path: DecryptedText;
  @LongEncryptedColumn({ name: 'hand_over_url', nullable: true }) checkout_redirect_url: DecryptedText | null;
  @DateTimeColumn({ nullable: true }) expires_at: string | null;
  /** When the provider is asked (again) what became of it; null: it need not be asked. */
  @DateTimeColumn({ nullable: true }) next_ask_at: string | null;
  @DateTimeColumn({ nullable: true }) settled_at: string | null;
  /** When what it held was set free: once. */
  @DateTimeColumn({ nullable: true }) released_at: string | null;
  @BoolColumn() refund_needed: boolean;
  /** The later payment by which what this one did not bring was paid after all. */
  @IntColumn({ nullable: true }) paid_by_id: number | null;
  /** When its customer, or an operator for them, chose something else; until it is settled. */
  @DateTimeColumn({ name: 'overtaken_at', nullable: true }) superseded_at: string | null;
  /** Names what may be charged once only, e.g. `charge:12:2026-12`. */
  @TextColumn(60, { nullable: true }) once_key: string | null;
  @DateTimeColumn() created_at: string;
  @DateTimeColumn() updated_at: string;
  /** The call that it was begun by; null: a job began it. */
  @RequestIdColumn() request_id: string | null;
}
