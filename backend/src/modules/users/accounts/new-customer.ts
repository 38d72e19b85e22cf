import { paymentMethodOf } from '@laundry/shared/constants/payment-methods';
import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import { formatPlanId, isOnetime, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import type { RegistrationForm, TextField } from '@laundry/shared/rules/accounts/registration';
import { isBlank } from '@laundry/shared/text/blank';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { blankAccount, type NewUser } from './blank-account.js';

export interface NewCustomer {
  /** Completed and checked by the rules of shared/rules/accounts/registration. */
  readonly form: RegistrationForm;
  readonly plan: PlanId;
  readonly option: PlanOption;
  readonly status: UserStatus;
  readonly passwordHash: string;
  readonly venueCode: string | null;
  readonly referrerCode: number | null;
  /** `YYYY-MM`; null: the plan begins at once. */
  readonly beginsMonth: string | null;
  readonly now: JstDateTime;
}

/** A new customer: no bags, standard weights, no Saturday service. */
export function newCustomer(wanted: NewCustomer): NewUser {
  const { form, plan, now } = wanted;
  const text = (field: TextField): string => (form[field] ?? '').trim();
  const companyText = (field: TextField): string | null => (form.is_company ? text(field) : null);
  const email = text('email');
  const payment = paymentMethodOf(form.payment_method_id) ?? 0;
  return {
    ...blankAccount(email, wanted.passwordHash, now),
    status: wanted.status,
    email2: isBlank(form.email2) ? null : text('email2'),
    current_lang: form.current_lang,
    name1: text('name1'),
    name2: text('name2'),
    kana1: text('kana1'),
    kana2: text('kana2'),
    phone_number: text('phone_number'),
    is_company: form.is_company,
    company_name: companyText('company_name'),
    company_name_kana: companyText('company_name_kana'),
    company_hq_phone_number: companyText('company_hq_phone_number'),
    company_ceo_name1: companyText('company_ceo_name1'),
    company_ceo_name2: companyText('company_ceo_name2'),
    company_ceo_name_kana1: companyText('company_ceo_name_kana1'),
    company_ceo_name_kana2: companyText('company_ceo_name_kana2'),
    bill_addr_zipcode: text('bill_addr_zipcode'),
    bill_addr_detail1: text('bill_addr_detail1'),
    bill_addr_detail2: text('bill_addr_detail2'),
    bill_addr_detail3: text('bill_addr_detail3'),
    send_addr_name: text('send_addr_name'),
    send_addr_zipcode: text('send_addr_zipcode'),
    send_addr_detail1: text('send_addr_detail1'),
    send_addr_detail2: text('send_addr_detail2'),
    send_addr_detail3: text('send_addr_detail3'),
    bikou1: text('bikou1'),
    payment_method_id: payment,
    latest_payment_method_id: payment,
    plan_id: formatPlanId(plan),
    pickup_delivery_type: form.pickup_delivery_type ?? 0,
    user_plan_option: isOnetime(plan) ? 0 : wanted.option,
    source_venue_code: wanted.venueCode,
    begins_month: wanted.beginsMonth,
    ...(wanted.beginsMonth !== null && { valid_from: firstDayOf(wanted.beginsMonth) }),
    referrer_code: wanted.referrerCode === null ? null : String(wanted.referrerCode),
  };
}
