import { LIMITS } from '../../constants/limits.js';
import { ROLE } from '../../constants/roles.js';
import type { MessageKey } from '../../messages/ja.js';
import { normalizeEmail } from '../../text/email.js';
import { isBlank } from '../../text/blank.js';
import { textProblem } from '../../text/characters.js';
import { normalizePhone } from '../../text/dialled.js';
import { normalizeZip } from '../../text/normalize.js';
import { type AreaService, isServed } from '../plans/area-service.js';
import { paymentRefusal } from '../payments/payment-choices.js';
import { type PlanId, isFirstTrial, parsePlanId, pickupMethodFits } from '../plans/plan-id.js';
import { newPasswordErrors } from './new-password.js';
import { type RegistrationForm, type TextField, COMPANY_FIELDS } from './registration.js';

export type RegistrationField = TextField | 'plan_id' | 'pickup_delivery_type' | 'payment_method_id';
export interface FieldError {
  readonly code: MessageKey;
  readonly params?: Readonly<Record<string, number>>;
}
export type RegistrationErrors = Partial<Record<RegistrationField, FieldError>>;

const REQUIRED: readonly RegistrationField[] = [
  'name1',
  'name2',
  'kana1',
  'kana2',
  'bill_addr_zipcode',
  'bill_addr_detail1',
  'bill_addr_detail2',
  'send_addr_name',
  'send_addr_zipcode',
  'send_addr_detail1',
  'send_addr_detail2',
  'phone_number',
  'email',
  'email_confirm',
  'password',
  'password_confirm',
  'plan_id',
  'pickup_delivery_type',
  'payment_method_id',
];

const LENGTHS: Readonly<Record<string, number>> = {
  name1: LIMITS.personNameLength,
  name2: LIMITS.personNameLength,
  kana1: LIMITS.personNameLength,
  kana2: LIMITS.personNameLength,
  company_ceo_name1: LIMITS.personNameLength,
  company_ceo_name2: LIMITS.personNameLength,
  company_ceo_name_kana1: LIMITS.personNameLength,
  company_ceo_name_kana2: LIMITS.personNameLength,
  bikou1: LIMITS.remarksLength,
  bill_addr_detail1: LIMITS.addressLength,
  bill_addr_detail2: LIMITS.addressLength,
  bill_addr_detail3: LIMITS.addressLength,
  send_addr_detail1: LIMITS.addressLength,
  send_addr_detail2: LIMITS.addressLength,
  send_addr_detail3: LIMITS.addressLength,
  send_addr_detail3_room_number: LIMITS.roomLength,
  email: LIMITS.emailLength,
  email_confirm: LIMITS.emailLength,
  email2: LIMITS.emailLength,
  email2_confirm: LIMITS.emailLength,
  password: LIMITS.passwordMaxLength,
  password_confirm: LIMITS.passwordMaxLength,
};

/** How many characters a text of the registration or of the profile may have, for its check and for its input. */
export const maxLengthOf = (field: string): number => LENGTHS[field] ?? LIMITS.nameLength;

const NOT_TEXT: readonly string[] = ['plan_id', 'current_lang', 'password', 'password_confirm', 'email', 'email2'];
const isText = (name: string): name is TextField => !NOT_TEXT.includes(name);

/**
 * What is wrong with a completed form, the first error of each field; empty when it can be registered. `area` is the
 * record of the delivery zip code, null when there is none (handbook/accounts.md#registration).
 */
export function registrationErrors(form: RegistrationForm, area: AreaService | null): RegistrationErrors {
  const errors: RegistrationErrors = {};
  const add = (field: RegistrationField, code: MessageKey | null, params?: Record<string, number>): void => {
    if (code !== null && errors[field] === undefined) errors[field] = params ? { code, params } : { code };
  };
  for (const field of form.is_company ? [...REQUIRED, ...COMPANY_FIELDS] : REQUIRED) {
    if (isMissing(form[field])) add(field, 'required');
  }
  for (const [field, code, max] of textErrors(form)) add(field, code, { max });
  for (const field of ['bill_addr_zipcode', 'send_addr_zipcode'] as const) {
    if (!isBlank(form[field]) && normalizeZip(form[field] ?? '') === null) add(field, 'invalid_zip');
  }
  for (const field of ['phone_number', 'company_hq_phone_number'] as const) {
    if (!isBlank(form[field]) && normalizePhone(form[field] ?? '') === null) add(field, 'invalid_phone');
  }
  addAccountErrors(form, add);
  addPlanErrors(form, area, add);
  return errors;
}

type Add = (field: RegistrationField, code: MessageKey | null) => void;

function addAccountErrors(form: RegistrationForm, add: Add): void {
  if (!isBlank(form.email) && normalizeEmail(form.email) === null) add('email', 'invalid_email');
  if (!sameEmail(form.email, form.email_confirm)) add('email_confirm', 'email_mismatch');
  if (!isBlank(form.email2)) {
    if (normalizeEmail(form.email2) === null) add('email2', 'invalid_email');
    if (!sameEmail(form.email2, form.email2_confirm)) add('email2_confirm', 'email2_mismatch');
  }
  const { password = null, password_confirm = null } = newPasswordErrors(form, ROLE.customer);
  add('password', password);
  add('password_confirm', password_confirm);
}

function addPlanErrors(form: RegistrationForm, area: AreaService | null, add: Add): void {
  const plan = parsePlanId(form.plan_id);
  if (plan === null || (isFirstTrial(plan) && form.is_company)) {
    add('plan_id', 'plan_unknown');
    return;
  }
  if (typeof form.pickup_delivery_type === 'number' && !pickupMethodFits(plan, form.pickup_delivery_type)) {
    add('pickup_delivery_type', 'hand_over_not_of_plan');
  }
  add('payment_method_id', methodError(form, plan));
  if (!isBlank(form.send_addr_zipcode) && !isServed(area, plan)) add('send_addr_zipcode', 'notarea');
}

function methodError(form: RegistrationForm, plan: PlanId): MessageKey | null {
  if (typeof form.payment_method_id !== 'number') return null;
  return paymentRefusal(form.payment_method_id, form.is_company, plan);
}

function* textErrors(form: RegistrationForm): Generator<readonly [TextField, MessageKey, number]> {
  for (const [name, value] of Object.entries(form)) {
    if (typeof value !== 'string' || !isText(name)) continue;
    const max = maxLengthOf(name);
    const problem = textProblem(value, max, name === 'bikou1');
    if (problem === 'control_characters' || (problem === 'too_long' && !name.startsWith('email')))
      yield [name, problem, max];
  }
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value));

/** Addresses are compared as they would be stored. */
function sameEmail(email: string | null | undefined, confirm: string | null | undefined): boolean {
  const folded = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();
  return folded(email) === folded(confirm);
}
