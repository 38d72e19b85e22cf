import type { PickupMethod } from '../../constants/pickup-methods.js';
import { type Lang } from '../../constants/langs.js';
import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import { isBlank } from '../../text/blank.js';
import { normalizePhone } from '../../text/dialled.js';
import { normalizeEmail } from '../../text/email.js';
import { normalizeZip, toKatakana } from '../../text/normalize.js';
import { type PlanId, isOnetime } from '../plans/plan-id.js';

/** Text fields of the registration form and of the profile (handbook/accounts.md#registration). */
export const PERSON_FIELDS = ['name1', 'name2', 'kana1', 'kana2', 'phone_number'] as const;
export const BILL_FIELDS = [
  'bill_addr_zipcode',
  'bill_addr_detail1',
  'bill_addr_detail2',
  'bill_addr_detail3',
] as const;
export const SEND_FIELDS = [
  'send_addr_name',
  'send_addr_zipcode',
  'send_addr_detail1',
  'send_addr_detail2',
  'send_addr_detail3',
] as const;
export const COMPANY_FIELDS = [
  'company_name',
  'company_name_kana',
  'company_hq_phone_number',
  'company_ceo_name1',
  'company_ceo_name2',
  'company_ceo_name_kana1',
  'company_ceo_name_kana2',
] as const;
export const ACCOUNT_FIELDS = [
  'email',
  'email_confirm',
  'email2',
  'email2_confirm',
  'password',
  'password_confirm',
  'bikou1',
] as const;

export type TextField =
  | (typeof PERSON_FIELDS)[number]
  | (typeof BILL_FIELDS)[number]
  | (typeof SEND_FIELDS)[number]
  | (typeof COMPANY_FIELDS)[number]
  | (typeof ACCOUNT_FIELDS)[number];

type Texts = { readonly [Field in TextField]?: string | null | undefined };

export interface RegistrationForm extends Texts {
  readonly is_company: boolean;
  readonly plan_id?: string | null | undefined;
  readonly pickup_delivery_type?: PickupMethod | null | undefined;
  readonly payment_method_id?: number | null | undefined;
  readonly current_lang: Lang;
}

/** Place name of an individual's delivery address (handbook/accounts.md#registration). */
export const HOME_LABEL = '自宅';

const KANA_OF_NAME = [
  ['kana1', 'name1'],
  ['kana2', 'name2'],
  ['company_name_kana', 'company_name'],
  ['company_ceo_name_kana1', 'company_ceo_name1'],
  ['company_ceo_name_kana2', 'company_ceo_name2'],
] as const satisfies readonly (readonly [TextField, TextField])[];

const SEND_OF_BILL = [
  ['bill_addr_zipcode', 'send_addr_zipcode'],
  ['bill_addr_detail1', 'send_addr_detail1'],
  ['bill_addr_detail2', 'send_addr_detail2'],
  ['bill_addr_detail3', 'send_addr_detail3'],
] as const satisfies readonly (readonly [TextField, TextField])[];

/** How a field's text is stored; text that does not fit stays as typed, for the check to refuse. */
const STORED_AS: readonly (readonly [TextField, (text: string) => string | null])[] = [
  ['phone_number', normalizePhone],
  ['company_hq_phone_number', normalizePhone],
  ['bill_addr_zipcode', normalizeZip],
  ['send_addr_zipcode', normalizeZip],
  ['email', normalizeEmail],
  ['email2', normalizeEmail],
];

type CompletedTexts = { [Field in TextField]?: string };

/**
 * The form as it is checked and stored: an individual's missing billing address is the delivery address and the place
 * 自宅; kana are the names when the form is not Japanese; digits half-width, readings in katakana, ends trimmed.
 */
export function completeRegistration<Form extends RegistrationForm>(form: Form): Form & CompletedTexts {
  const texts: CompletedTexts = {};
  const put = (field: TextField, text: string | null | undefined): void => {
    if (!isBlank(text)) texts[field] = (text ?? '').trim();
  };
  for (const [kana, name] of KANA_OF_NAME) {
    if (form.current_lang !== 'ja' && isBlank(form[kana])) put(kana, form[name]);
    else put(kana, toKatakana(form[kana] ?? ''));
  }
  for (const [field, stored] of STORED_AS) put(field, stored(form[field] ?? '') ?? form[field]);
  if (!form.is_company) {
    const billed = SEND_OF_BILL.some(([bill]) => !isBlank(form[bill]));
    if (!billed) for (const [bill, send] of SEND_OF_BILL) put(bill, texts[send] ?? form[send]);
    if (isBlank(form.send_addr_name)) put('send_addr_name', HOME_LABEL);
  }
  return { ...form, ...texts };
}

/** The status a registration ends in: invoice under review, one-time active, card provisional until paid (handbook/accounts.md#customer-status). */
export function statusAfterRegistration(plan: PlanId, paymentMethodId: number): UserStatus {
  if (paymentMethodId === PAYMENT_METHOD.invoice) return USER_STATUS.underReview;
  return isOnetime(plan) ? USER_STATUS.active : USER_STATUS.provisional;
}
