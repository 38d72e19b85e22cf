import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { ErasureKind } from '@laundry/shared/constants/erasure';
import type { Lang } from '@laundry/shared/constants/langs';
import type { Role, RoleType } from '@laundry/shared/constants/roles';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import { Entity, Index } from 'typeorm';
import { Versioned } from '../versions/versioned.entity.js';
import {
  BoolColumn,
  DateColumn,
  DateTimeColumn,
  Id,
  IntColumn,
  LongTextColumn,
  TextColumn,
  DERIVED,
} from '../../database/columns.js';

/** Letters of the name by which a provider knows a card on file; no provider's are longer. */
export const CARD_MEMBER_LENGTH = 64;

/** Keys of ERASURE_KIND. An account that was withdrawn and then deleted waits since its withdrawal. */
const ERASURE_KIND_OF_ROW =
  'CASE WHEN role <> 900 OR erased_at IS NOT NULL THEN NULL WHEN status = 90 THEN 1 WHEN deleted_at IS NOT NULL THEN 2 WHEN status = 4 THEN 3 WHEN status = 0 THEN 4 END';
const ERASURE_BEGINS =
  'CASE WHEN role <> 900 OR erased_at IS NOT NULL THEN NULL WHEN status = 90 THEN withdrawal_dt WHEN deleted_at IS NOT NULL THEN deleted_at WHEN status IN (0, 4) THEN updated_at END';
const WITHDRAWS = 'CASE WHEN status <> 90 AND deleted_at IS NULL THEN withdrawal_dt END';

/** A customer (role 900), a staff member (200), an administrator (100), or one who books for a company's account (910). */
@Entity('users')
@Index('ux_users_email_key', ['email_key'], { unique: true })
@Index('ux_users_invitation_code', ['invitation_code'], { unique: true })
@Index('ix_users_role_status', ['role', 'status'])
@Index('ix_users_turn', ['status', 'turned_month'])
@Index('ix_users_name', ['name1', 'name2'])
@Index('ix_users_name2', ['name2'])
@Index('ix_users_kana', ['kana1', 'kana2'])
@Index('ix_users_kana2', ['kana2'])
@Index('ix_users_company', ['company_name'])
@Index('ix_users_company_kana', ['company_name_kana'])
@Index('ix_users_phone', ['phone_number'])
@Index('ix_users_hq_phone', ['company_hq_phone_number'])
@Index('ix_users_phone_end', ['phone_end'])
@Index('ix_users_email2', ['email2'])
@Index('ix_users_erasure_kind', ['erasure_kind'])
@Index('ix_users_withdraws_at', ['withdraws_at'])
@Index('ix_users_company_user', ['company_user_id'])
export class User extends Versioned {
  @Id() id: number;
  @IntColumn() role: Role;
  @IntColumn({ nullable: true }) role_type: RoleType | null;
  @IntColumn() status: UserStatus;

  @TextColumn(254) email: string;
  /** The address while the account lives, null once it is deleted: frees the address for a new registration. */
  @TextColumn(254, { nullable: true }) email_key: string | null;
  @TextColumn(254, { nullable: true }) email2: string | null;
  @TextColumn(255) password_hash: string;
  @TextColumn(2) current_lang: Lang;

  @TextColumn(50) name1: string;
  @TextColumn(50) name2: string;
  @TextColumn(50) kana1: string;
  @TextColumn(50) kana2: string;
  @TextColumn(20) phone_number: string;
  /** Its last four digits, by which people are asked for on the telephone. */
  @TextColumn(4, { ...DERIVED, asExpression: 'SUBSTR(phone_number, -4)' }) phone_end?: string | null;
  @BoolColumn() is_company: boolean;
  @TextColumn(100, { nullable: true }) company_name: string | null;
  @TextColumn(100, { nullable: true }) company_name_kana: string | null;
  @TextColumn(20, { nullable: true }) company_hq_phone_number: string | null;
  @TextColumn(50, { nullable: true }) company_ceo_name1: string | null;
  @TextColumn(50, { nullable: true }) company_ceo_name2: string | null;
  @TextColumn(50, { nullable: true }) company_ceo_name_kana1: string | null;
  @TextColumn(50, { nullable: true }) company_ceo_name_kana2: string | null;
  @TextColumn(7) bill_addr_zipcode: string;
  @TextColumn(200) bill_addr_detail1: string;
  @TextColumn(200) bill_addr_detail2: string;
  @TextColumn(200) bill_addr_detail3: string;
  @TextColumn(100) send_addr_name: string;
  @TextColumn(7) send_addr_zipcode: string;
  @TextColumn(200) send_addr_detail1: string;
  @TextColumn(200) send_addr_detail2: string;
  /** For a partner venue's customer the room number follows an @. */
  @TextColumn(200) send_addr_detail3: string;
  @TextColumn(500) bikou1: string;

  @IntColumn() payment_method_id: AccountPaymentMethod;
  @IntColumn() latest_payment_method_id: AccountPaymentMethod;
  @TextColumn(20) plan_id: string;
  @IntColumn() pickup_delivery_type: AccountPickupMethod;
  @IntColumn() user_plan_option: PlanOption;
  @DateColumn() valid_from: string;
  @BoolColumn() is_first_plan: boolean;
  @TextColumn(20, { nullable: true }) next_month_plan_id: string | null;
  @IntColumn({ nullable: true }) next_month_pickup_delivery_type: AccountPickupMethod | null;
  @IntColumn({ nullable: true }) next_month_user_plan_option: PlanOption | null;
  @DateColumn({ nullable: true }) next_month_plan_valid_from: string | null;
  /** `YYYY-MM`: the latest month that was begun for a customer, by becoming active or by the month's turn. */
  @TextColumn(7, { nullable: true }) turned_month: string | null;
  /** `YYYY-MM` with which the first plan begins, until it has begun (docs/decisions/098). */
  @TextColumn(7, { nullable: true }) begins_month: string | null;
  /** Balance of the ledger `count_entries`; only the ledger writes it (handbook/bags.md#the-balance). */
  @IntColumn() available_request_count: number;
  @IntColumn() discount_price_for_add: number;

  @IntColumn() is_saturday_available: number;
  @IntColumn() receipt: number;
  @IntColumn({ nullable: true }) has_oil_treatment: number | null;
  @IntColumn({ nullable: true }) laundry_type: number | null;
  @IntColumn() wash_type_setting: number;
  @IntColumn() fold_type_setting: number;
  /** Keys of the master lists wash_weight_point and weight_point. */
  @IntColumn() wash_weight: number;
  @IntColumn() weight: number;
  /** How the customer wants laundry to be cared for; keys of shared/masters/care (docs/decisions/087). */
  @IntColumn({ default: 0 }) care_detergent: number;
  @IntColumn({ default: 0 }) care_drying: number;
  @IntColumn({ default: 0 }) care_folding: number;
  @TextColumn(200, { nullable: true }) care_avoid: string | null;
  /** The link to LINE, for who is written to: most have none, and nothing is looked up for them. Only `LineLinks` writes it. */
  @IntColumn({ nullable: true }) line_link_id: number | null;
  /** Since when a device of theirs may be told things; null: none is, and nothing is looked up. Only `PushDevices` writes it. */
  @DateTimeColumn({ nullable: true }) push_since: string | null;
  @LongTextColumn() management_notes: string;
  /** Why the review was lost, in the words that the customer reads; null: no reason was given. */
  @TextColumn(500, { nullable: true }) rejection_reason: string | null;

  /** The company's account that one of its people books for; null: somebody's own account (docs/decisions/106). */
  @IntColumn({ nullable: true }) company_user_id: number | null;
  @TextColumn(20, { nullable: true }) source_venue_code: string | null;
  @TextColumn(CARD_MEMBER_LENGTH, { nullable: true }) ac_user_id: string | null;
  @TextColumn(12) invitation_code: string;
  @TextColumn(20, { nullable: true }) referrer_code: string | null;
  @DateTimeColumn({ nullable: true }) onetime_to_monthly_dt: string | null;
  @DateTimeColumn({ nullable: true }) withdrawal_dt: string | null;
  @DateTimeColumn({ nullable: true }) stop_start_dt: string | null;
  @DateTimeColumn({ nullable: true }) invoice_approved_at: string | null;
  /** Of who works here, to the console: since then a second factor is waited for. */
  @DateTimeColumn({ nullable: true }) first_sign_in_at: string | null;
  @DateTimeColumn() created_at: string;
  @DateTimeColumn() updated_at: string;
  @DateTimeColumn({ nullable: true }) deleted_at: string | null;
  /** When its personal data was erased (handbook/accounts.md#erasure). */
  @DateTimeColumn({ nullable: true }) erased_at: string | null;
  /** From when it is to end, while it has not. */
  @DateTimeColumn({ ...DERIVED, asExpression: WITHDRAWS }) withdraws_at?: string | null;
  /** As what it waits for that, and since when; null: it does not. */
  @IntColumn({ ...DERIVED, asExpression: ERASURE_KIND_OF_ROW }) erasure_kind?: ErasureKind | null;
  @DateTimeColumn({ ...DERIVED, asExpression: ERASURE_BEGINS }) erasure_from?: string | null;
}
