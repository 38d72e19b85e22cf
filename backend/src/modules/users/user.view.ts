import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { Lang } from '@laundry/shared/constants/langs';
import type { Role, RoleType } from '@laundry/shared/constants/roles';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import type { User } from './user.entity.js';

/** The plan of a customer. */
export class UserPlanView {
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  user_plan_option: PlanOption;
}

/** GET /users/me/currentUserPlan. */
export class CurrentPlanView {
  plan_id: string;
  pickup_delivery_type: AccountPickupMethod;
  user_plan_option: PlanOption;
  next_month_plan_id: string | null;
}

/** The signed-in user's own account. */
export class UserView {
  id: number;
  email: string;
  email2: string | null;
  name1: string;
  name2: string;
  kana1: string;
  kana2: string;
  is_company: boolean;
  company_name: string | null;
  company_name_kana: string | null;
  company_hq_phone_number: string | null;
  company_ceo_name1: string | null;
  company_ceo_name2: string | null;
  company_ceo_name_kana1: string | null;
  company_ceo_name_kana2: string | null;
  bill_addr_zipcode: string;
  bill_addr_detail1: string;
  bill_addr_detail2: string;
  bill_addr_detail3: string;
  send_addr_name: string;
  send_addr_zipcode: string;
  send_addr_detail1: string;
  send_addr_detail2: string;
  send_addr_detail3: string;
  phone_number: string;
  bikou1: string;
  current_lang: Lang;
  available_request_count: number;
  ac_user_id: string | null;
  withdrawal_dt: string | null;
  /** `YYYY-MM`: the latest month that was begun for the account; null for who has none, as staff. */
  turned_month: string | null;
  /** `YYYY-MM` with which the first plan begins, until it has begun; null where it began at once. */
  begins_month: string | null;
  env: string;
  status: UserStatus;
  role: Role;
  role_type: RoleType | null;
  is_saturday_available: number;
  source_venue_code: string | null;
  user_plan: UserPlanView;
  next_month_plan_id: string | null;
  next_month_pickup_delivery_type: AccountPickupMethod | null;
  next_month_user_plan_option: PlanOption | null;
  payment_method_id: AccountPaymentMethod;
  latest_payment_method_id: AccountPaymentMethod;
  discount_price_for_add: number;
  onetime_to_monthly_dt: string | null;
  /** A company's: when its invoices were approved for the first time; null: they never were. */
  invoice_approved_at: string | null;
  created_at: string;
  invitation_code: string;
  /** Why the review was lost; null: it was not, or no reason was given. */
  rejection_reason: string | null;
  /** One of a company's people: `id`, name and address are theirs, all else is of the account that they book for. */
  is_company_clerk: boolean;
  /** To be sent back with a change of the profile. */
  version: number;
}

export function userView(user: User, env: string): UserView {
  return {
    id: user.id,
    email: user.email,
    email2: user.email2,
    name1: user.name1,
    name2: user.name2,
    kana1: user.kana1,
    kana2: user.kana2,
    is_company: user.is_company,
    company_name: user.company_name,
    company_name_kana: user.company_name_kana,
    company_hq_phone_number: user.company_hq_phone_number,
    company_ceo_name1: user.company_ceo_name1,
    company_ceo_name2: user.company_ceo_name2,
    company_ceo_name_kana1: user.company_ceo_name_kana1,
    company_ceo_name_kana2: user.company_ceo_name_kana2,
    bill_addr_zipcode: user.bill_addr_zipcode,
    bill_addr_detail1: user.bill_addr_detail1,
    bill_addr_detail2: user.bill_addr_detail2,
    bill_addr_detail3: user.bill_addr_detail3,
    send_addr_name: user.send_addr_name,
    send_addr_zipcode: user.send_addr_zipcode,
    send_addr_detail1: user.send_addr_detail1,
    send_addr_detail2: user.send_addr_detail2,
    send_addr_detail3: user.send_addr_detail3,
    phone_number: user.phone_number,
    bikou1: user.bikou1,
    current_lang: user.current_lang,
    available_request_count: user.available_request_count,
    ac_user_id: user.ac_user_id,
    withdrawal_dt: user.withdrawal_dt,
    turned_month: user.turned_month,
    begins_month: user.begins_month,
    env,
    status: user.status,
    role: user.role,
    role_type: user.role_type,
    is_saturday_available: user.is_saturday_available,
    source_venue_code: user.source_venue_code,
    user_plan: {
      plan_id: user.plan_id,
      pickup_delivery_type: user.pickup_delivery_type,
      user_plan_option: user.user_plan_option,
    },
    next_month_plan_id: user.next_month_plan_id,
    next_month_pickup_delivery_type: user.next_month_pickup_delivery_type,
    next_month_user_plan_option: user.next_month_user_plan_option,
    payment_method_id: user.payment_method_id,
    latest_payment_method_id: user.latest_payment_method_id,
    discount_price_for_add: user.discount_price_for_add,
    onetime_to_monthly_dt: user.onetime_to_monthly_dt,
    invoice_approved_at: user.invoice_approved_at,
    created_at: user.created_at,
    invitation_code: user.invitation_code,
    rejection_reason: user.rejection_reason,
    is_company_clerk: false,
    version: user.version,
  };
}

/** Their own, not their company's. */
type Own = 'id' | 'email' | 'name1' | 'name2' | 'current_lang' | 'created_at' | 'version';

/** What a booking needs of the company's account. */
type Told =
  | 'is_company'
  | 'company_name'
  | 'send_addr_name'
  | 'send_addr_zipcode'
  | 'send_addr_detail1'
  | 'send_addr_detail2'
  | 'send_addr_detail3'
  | 'turned_month'
  | 'begins_month'
  | 'next_month_plan_id'
  | 'next_month_pickup_delivery_type'
  | 'next_month_user_plan_option'
  | 'available_request_count'
  | 'withdrawal_dt'
  | 'status'
  | 'role'
  | 'role_type'
  | 'is_saturday_available'
  | 'source_venue_code'
  | 'onetime_to_monthly_dt'
  | 'invoice_approved_at';

type Column = keyof UserView & keyof User;

/** Money, contract and contacts. A column that is added to the view does not compile until somebody says whom it is told. */
const NOT_TOLD: Pick<User, Exclude<Column, Told | Own>> = {
  email2: null,
  kana1: '',
  kana2: '',
  phone_number: '',
  bikou1: '',
  invitation_code: '',
  company_name_kana: null,
  company_hq_phone_number: null,
  company_ceo_name1: null,
  company_ceo_name2: null,
  company_ceo_name_kana1: null,
  company_ceo_name_kana2: null,
  rejection_reason: null,
  ac_user_id: null,
  bill_addr_zipcode: '',
  bill_addr_detail1: '',
  bill_addr_detail2: '',
  bill_addr_detail3: '',
  payment_method_id: 0,
  latest_payment_method_id: 0,
  discount_price_for_add: 0,
};

/** What one of a company's people is told of its account. */
export function clerkView(clerk: User, company: User, env: string): UserView {
  const { id, email, name1, name2, current_lang, created_at, version }: Pick<User, Own> = clerk;
  const own = { id, email, name1, name2, current_lang, created_at, version };
  return { ...userView({ ...company, ...NOT_TOLD, ...own }, env), is_company_clerk: true };
}

export const currentPlanView = (user: User): CurrentPlanView => ({
  plan_id: user.plan_id,
  pickup_delivery_type: user.pickup_delivery_type,
  user_plan_option: user.user_plan_option,
  next_month_plan_id: user.next_month_plan_id,
});
