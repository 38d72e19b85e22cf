import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { NO_WISHES } from '@laundry/shared/rules/care/care-wishes';
import { dateOf, monthOf, type JstDateTime } from '@laundry/shared/time/jst';
import { newInvitationCode } from '../referral/invitation-code.js';
import { FIRST_VERSION } from '../../versions/versioned.entity.js';
import type { User } from '../user.entity.js';

/** An account to insert: every column but the id and what the database makes of others. */
export type NewUser = Omit<User, 'id' | 'phone_end' | 'erasure_kind' | 'erasure_from'>;

/** Key of the ×1.0 entry of wash_weight_point and weight_point (handbook/plans-and-prices.md). */
const STANDARD_WEIGHT = 2;

/** What an account says of a person before it is told anything, and again once that is erased. */
export const NO_PERSON = {
  email2: null,
  name1: '',
  name2: '',
  kana1: '',
  kana2: '',
  phone_number: '',
  company_name: null,
  company_name_kana: null,
  company_hq_phone_number: null,
  company_ceo_name1: null,
  company_ceo_name2: null,
  company_ceo_name_kana1: null,
  company_ceo_name_kana2: null,
  bill_addr_zipcode: '',
  bill_addr_detail1: '',
  bill_addr_detail2: '',
  bill_addr_detail3: '',
  send_addr_name: '',
  send_addr_zipcode: '',
  send_addr_detail1: '',
  send_addr_detail2: '',
  send_addr_detail3: '',
  bikou1: '',
  care_avoid: null,
  management_notes: '',
  rejection_reason: null,
  source_venue_code: null,
  ac_user_id: null,
  referrer_code: null,
} satisfies Partial<NewUser>;

/** What every account begins with: no bags, standard weights, no Saturday service, no special instructions. */
export const blankAccount = (email: string, passwordHash: string, now: JstDateTime): NewUser => ({
  ...FIRST_VERSION,
  ...NO_WISHES,
  role: ROLE.customer,
  role_type: null,
  company_user_id: null,
  status: USER_STATUS.active,
  first_sign_in_at: null,
  email,
  email_key: email,
  password_hash: passwordHash,
  current_lang: 'ja',
  ...NO_PERSON,
  line_link_id: null,
  push_since: null,
  is_company: false,
  payment_method_id: 0,
  latest_payment_method_id: 0,
  plan_id: '',
  pickup_delivery_type: 0,
  user_plan_option: 0,
  valid_from: dateOf(now),
  is_first_plan: true,
  next_month_plan_id: null,
  next_month_pickup_delivery_type: null,
  next_month_user_plan_option: null,
  next_month_plan_valid_from: null,
  turned_month: monthOf(now),
  begins_month: null,
  available_request_count: 0,
  discount_price_for_add: 0,
  is_saturday_available: 0,
  receipt: 0,
  has_oil_treatment: null,
  laundry_type: null,
  wash_type_setting: 0,
  fold_type_setting: 0,
  wash_weight: STANDARD_WEIGHT,
  weight: STANDARD_WEIGHT,
  invitation_code: newInvitationCode(),
  onetime_to_monthly_dt: null,
  withdrawal_dt: null,
  stop_start_dt: null,
  invoice_approved_at: null,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  erased_at: null,
});
