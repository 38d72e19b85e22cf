import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { Lang } from '@laundry/shared/constants/langs';
import { ROLE, type Role, type RoleType } from '@laundry/shared/constants/roles';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import { approvalOf, type Approval, type ApprovedAccount } from '@laundry/shared/rules/accounts/approval';
import type { JstDateTime } from '@laundry/shared/time/jst';

/** A customer as the back office sees them. */
export class ConsoleUserView {
  id: number;
  created_at: string;
  name1: string;
  name2: string;
  kana1: string;
  kana2: string;
  wash_weight: number;
  weight: number;
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  user_plan_option: PlanOption;
  valid_from: string;
  is_first_plan: boolean;
  next_month_plan_id: string | null;
  next_month_pickup_delivery_type: AccountPickupMethod | null;
  next_month_user_plan_option: PlanOption | null;
  next_month_plan_valid_from: string | null;
  is_company: boolean;
  company_name: string | null;
  company_name_kana: string | null;
  company_hq_phone_number: string | null;
  company_ceo_name1: string | null;
  company_ceo_name2: string | null;
  company_ceo_name_kana1: string | null;
  company_ceo_name_kana2: string | null;
  send_addr_zipcode: string;
  send_addr_detail1: string;
  send_addr_detail2: string;
  send_addr_detail3: string;
  send_addr_name: string;
  bill_addr_zipcode: string;
  bill_addr_detail1: string;
  bill_addr_detail2: string;
  bill_addr_detail3: string;
  phone_number: string;
  email: string;
  email2: string | null;
  current_lang: Lang;
  payment_method_id: AccountPaymentMethod;
  latest_payment_method_id: AccountPaymentMethod;
  discount_price_for_add: number;
  care_detergent: number;
  care_drying: number;
  care_folding: number;
  care_avoid: string | null;
  management_notes: string;
  bikou1: string;
  is_saturday_available: number;
  has_oil_treatment: number | null;
  laundry_type: number | null;
  wash_type_setting: number;
  fold_type_setting: number;
  receipt: number;
  status: UserStatus;
  stop_start_dt: string | null;
  withdrawal_dt: string | null;
  invoice_approved_at: string | null;
  /** What the customer is told of why they were rejected. */
  rejection_reason: string | null;
  role: Role;
  role_type: RoleType | null;
  available_request_count: number;
  source_venue_code: string | null;
  invitation_code: string;
  referrer_code: string | null;
  /** 1: an administrator's account. */
  is_admin: number;
  /** The customer's id while a card charge of theirs failed and is not solved, else null. */
  user_id: number | null;
  /** When the bags come if the active status approves them, which is mailed; null: it approves nobody. */
  approval: Approval | null;
  /** Of what is edited of the account: its profile and the fields that operators set. */
  version: number;
}

type Computed = 'is_admin' | 'user_id' | 'is_company' | 'is_first_plan' | 'approval';

/** A row as the database answers it: its booleans are 0 and 1. */
export interface ConsoleUserRow extends Omit<ConsoleUserView, Computed>, Omit<ApprovedAccount, keyof ConsoleUserView> {
  readonly is_company: number | boolean;
  readonly is_first_plan: number | boolean;
  readonly has_billing_error: number | string;
}

/** Columns of {@link ConsoleUserRow} that are the account's own: what a list shows, it can be sorted by. */
export const CONSOLE_USER_COLUMNS = [
  ...['id', 'created_at', 'name1', 'name2', 'kana1', 'kana2', 'wash_weight', 'weight'],
  ...['plan_id', 'pickup_delivery_type', 'user_plan_option', 'valid_from', 'is_first_plan'],
  ...['next_month_plan_id', 'next_month_pickup_delivery_type', 'next_month_user_plan_option'],
  ...['next_month_plan_valid_from', 'is_company', 'company_name', 'company_name_kana', 'company_hq_phone_number'],
  ...['company_ceo_name1', 'company_ceo_name2', 'company_ceo_name_kana1', 'company_ceo_name_kana2'],
  ...['send_addr_zipcode', 'send_addr_detail1', 'send_addr_detail2', 'send_addr_detail3', 'send_addr_name'],
  ...['bill_addr_zipcode', 'bill_addr_detail1', 'bill_addr_detail2', 'bill_addr_detail3'],
  ...['phone_number', 'email', 'email2', 'current_lang', 'payment_method_id', 'latest_payment_method_id'],
  ...['discount_price_for_add', 'management_notes', 'bikou1', 'is_saturday_available', 'has_oil_treatment'],
  ...['laundry_type', 'wash_type_setting', 'fold_type_setting', 'receipt', 'status', 'stop_start_dt'],
  ...['withdrawal_dt', 'invoice_approved_at', 'rejection_reason', 'role', 'role_type', 'available_request_count'],
  ...['care_detergent', 'care_drying', 'care_folding', 'care_avoid'],
  ...['source_venue_code', 'invitation_code', 'referrer_code', 'version'],
] as const;

/** Columns only, never the password hash or a key: the SELECT lists them. */
export function consoleUserView(stored: ConsoleUserRow, now: JstDateTime): ConsoleUserView {
  const { has_billing_error, begins_month, turned_month, granted_month, ...row } = stored;
  return {
    ...row,
    approval: approvalOf({ ...row, begins_month, turned_month, granted_month }, now),
    is_company: Boolean(row.is_company),
    is_first_plan: Boolean(row.is_first_plan),
    is_admin: row.role === ROLE.admin ? 1 : 0,
    user_id: Number(has_billing_error) > 0 ? row.id : null,
  };
}

/** A customer to choose. */
export class UserChoiceView {
  id: number;
  name1: string;
  name2: string;
  company_name: string | null;
}

/** A member of staff or an administrator to choose. */
export class StaffChoiceView {
  id: number;
  name1: string;
  name2: string;
  role: Role;
  role_type: RoleType | null;
}

export class IsAdminView {
  is_admin: number;
}

export class PlanUserView {
  send_addr_zipcode: string;
}

/** The plan of a customer, for plan edit. */
export class ConsoleUserPlanView {
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  user_plan_option: PlanOption;
  next_month_plan_id: string | null;
  user: PlanUserView;
}
