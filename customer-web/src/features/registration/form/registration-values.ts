import { pickupMethodOf } from '@laundry/shared/constants/pickup-methods';
import type { Lang } from '@laundry/shared/constants/langs';
import { formatPlanId } from '@laundry/shared/rules/plans/plan-id';
import {
  ACCOUNT_FIELDS,
  BILL_FIELDS,
  COMPANY_FIELDS,
  PERSON_FIELDS,
  SEND_FIELDS,
  type TextField,
  completeRegistration,
} from '@laundry/shared/rules/accounts/registration';
import { mayFormBeginLater } from '@laundry/shared/rules/payments/begin-next-month';
import { type PlanValues, planOf } from '../../../components/plan/plan-values';

/**
 * A postal code and what its search filled in, empty while nothing was searched; and the code that the address stands
 * at. No fields of the screen, but of its draft.
 */
type FoundField = `${'bill' | 'send'}_addr_${'found_zip' | 'found_line' | 'found_town' | 'at_zip'}`;

/** What the form holds: texts as typed, choices as their keys, empty while nothing is chosen. */
export interface RegistrationValues extends Record<TextField | FoundField, string>, PlanValues {
  contract_type: 'individual' | 'company';
  /** A partner venue's resident only; it is stored with the building. */
  send_addr_detail3_room_number: string;
  payment_method_id: string;
  /** A plan by card begins with the next month, not at once. */
  begins: boolean;
  /** Invitation code of who told them of us. */
  referral_code: string;
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
  bill_addr_found_zip: '',
  bill_addr_found_line: '',
  bill_addr_found_town: '',
  bill_addr_at_zip: '',
  send_addr_name: '',
  send_addr_zipcode: '',
  send_addr_detail1: '',
  send_addr_detail2: '',
  send_addr_detail3: '',
  send_addr_found_zip: '',
  send_addr_found_line: '',
  send_addr_found_town: '',
  send_addr_at_zip: '',
  send_addr_detail3_room_number: '',
  email: '',
  email_confirm: '',
  email2: '',
  email2_confirm: '',
  password: '',
  password_confirm: '',
  payment_method_id: '1',
  begins: false,
  bikou1: '',
  referral_code: '',
  agree: false,
};

export const isCompany = (values: Pick<RegistrationValues, 'contract_type'>): boolean =>
  values.contract_type === 'company';

/** The form as the shared rules check it and the server takes it. */
export function toRegistration(values: RegistrationValues, lang: Lang) {
  const plan = planOf(values);
  const company = isCompany(values);
  const shown = TEXT_FIELDS.filter((name) => company || !isCompanyOnly(name));
  const texts: Partial<Record<TextField, string>> = Object.fromEntries(shown.map((name) => [name, values[name]]));
  return completeRegistration({
    ...texts,
    is_company: company,
    plan_id: plan && formatPlanId(plan),
    pickup_delivery_type: pickupMethodOf(values.pickup_delivery_type),
    payment_method_id: numberOrNull(values.payment_method_id),
    current_lang: lang,
  });
}

/** Whether the plan is to begin with the next month, as far as the form offers that. */
export const beginsLater = (values: RegistrationValues, lang: Lang): boolean =>
  values.begins && mayFormBeginLater(toRegistration(values, lang));

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
