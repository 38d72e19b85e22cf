import type { Lang } from '@laundry/shared/constants/langs';
import { HAND_OVER_OF_METHOD, type PlanMethod } from '@laundry/shared/constants/hand-over-types';
import type { PlanPart } from '@laundry/shared/constants/plan-parts';
import type { SizeCode } from '@laundry/shared/constants/sizes';
import { formatPlanId, parsePlanId, type PlanId } from '@laundry/shared/rules/plan-id';
import {
  ACCOUNT_FIELDS,
  BILL_FIELDS,
  COMPANY_FIELDS,
  PERSON_FIELDS,
  SEND_FIELDS,
  type RegistrationForm,
  type TextField,
  completeRegistration,
} from '@laundry/shared/rules/registration';

/** What the form holds: texts as typed, choices as their keys, empty while nothing is chosen. */
export interface RegistrationValues extends Record<TextField, string> {
  contract_type: 'individual' | 'company';
  plan_kind: 'monthly' | 'onetime';
  pickup_delivery_type: string;
  bag_size: SizeCode | '';
  same_time: boolean;
  plan_part: PlanPart | '';
  payment_method_id: string;
  agree: boolean;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  contract_type: 'individual',
  plan_kind: 'monthly',
  pickup_delivery_type: '',
  bag_size: '',
  same_time: false,
  plan_part: '',
  company_name: '',
  company_name_kana: '',
  company_ceo_name1: '',
  company_ceo_name2: '',
  company_ceo_name_kana1: '',
  company_ceo_name_kana2: '',
  company_hq_phone_number: '',
  name1: '',
  name2: '',
  kana1: '',
  kana2: '',
  phone_number: '',
  bill_addr_zipcode: '',
  bill_addr_detail1: '',
  bill_addr_detail2: '',
  bill_addr_detail3: '',
  send_addr_name: '',
  send_addr_zipcode: '',
  send_addr_detail1: '',
  send_addr_detail2: '',
  send_addr_detail3: '',
  email: '',
  email_confirm: '',
  email2: '',
  email2_confirm: '',
  password: '',
  password_confirm: '',
  payment_method_id: '1',
  bikou1: '',
  agree: false,
};

export const isCompany = (values: Pick<RegistrationValues, 'contract_type'>): boolean =>
  values.contract_type === 'company';

/** The plan's method follows from how bags are handed over; null while nothing is chosen. */
export function methodOf(handOver: string): PlanMethod | null {
  const methods = Object.keys(HAND_OVER_OF_METHOD) as PlanMethod[];
  return methods.find((method) => HAND_OVER_OF_METHOD[method].some((type) => String(type) === handOver)) ?? null;
}

type PlanChoice = Pick<
  RegistrationValues,
  'plan_kind' | 'pickup_delivery_type' | 'bag_size' | 'same_time' | 'plan_part'
>;

/** The chosen plan; null until every part of it is chosen, and when there is no such plan. */
export function planOf(values: PlanChoice): PlanId | null {
  const method = methodOf(values.pickup_delivery_type);
  if (method === null) return null;
  if (values.plan_kind === 'onetime') return { part: 'tx', method, sameTime: false, size: null };
  if (values.plan_part === '' || values.bag_size === '') return null;
  const plan = { part: values.plan_part, method, sameTime: values.same_time, size: values.bag_size };
  return parsePlanId(formatPlanId(plan));
}

/** The form as the shared rules check it and the server takes it. */
export function toRegistration(values: RegistrationValues, lang: Lang): RegistrationForm {
  const plan = planOf(values);
  const company = isCompany(values);
  const shown = TEXT_FIELDS.filter((name) => company || !isCompanyOnly(name));
  const texts: Partial<Record<TextField, string>> = Object.fromEntries(shown.map((name) => [name, values[name]]));
  return completeRegistration({
    ...texts,
    is_company: company,
    plan_id: plan && formatPlanId(plan),
    pickup_delivery_type: numberOrNull(values.pickup_delivery_type),
    payment_method_id: numberOrNull(values.payment_method_id),
    current_lang: lang,
  });
}

/** Fields that an individual's form does not show: what was typed there before must not be sent. */
export const isCompanyOnly = (name: string): boolean =>
  name.startsWith('company_') || name.startsWith('bill_') || name.startsWith('email2') || name === 'send_addr_name';

const TEXT_FIELDS: readonly TextField[] = [
  ...COMPANY_FIELDS,
  ...PERSON_FIELDS,
  ...BILL_FIELDS,
  ...SEND_FIELDS,
  ...ACCOUNT_FIELDS,
];

const numberOrNull = (key: string): number | null => (key === '' ? null : Number(key));
