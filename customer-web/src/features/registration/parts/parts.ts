import { BILL_FIELDS, PERSON_FIELDS, SEND_FIELDS } from '@laundry/shared/rules/accounts/registration';
import type { FirstRequestStep } from '../../../components/page/FirstRequestSteps';
import { type RegistrationValues, isCompany } from '../form/registration-values';

export const PARTS = ['plan', 'company', 'address', 'you', 'finish'] as const;
export type PartName = (typeof PARTS)[number];
type Field = keyof RegistrationValues;

/** The fields of each part of the form, in the order in which it asks for them. */
export const FIELDS_OF = {
  plan: ['plan_kind', 'pickup_delivery_type', 'bag_size', 'same_time', 'plan_part', 'begins'],
  company: [
    'company_name',
    'company_name_kana',
    'company_ceo_name1',
    'company_ceo_name2',
    'company_ceo_name_kana1',
    'company_ceo_name_kana2',
    'company_hq_phone_number',
  ],
  address: [...BILL_FIELDS, ...SEND_FIELDS, 'send_addr_detail3_room_number'],
  you: [...PERSON_FIELDS, 'email', 'email_confirm', 'email2', 'email2_confirm', 'password', 'password_confirm'],
  finish: ['payment_method_id', 'referral_code', 'bikou1', 'agree'],
} as const satisfies Readonly<Record<PartName, readonly Field[]>>;

type PartField = (typeof FIELDS_OF)[PartName][number];

/** Labels in the order in which the form asks: the summary of what is wrong follows it. */
export const inFormOrder = (labels: Readonly<Record<PartField, string>>): Partial<Record<Field, string>> =>
  Object.fromEntries(PARTS.flatMap((part) => FIELDS_OF[part].map((field) => [field, labels[field]])));

/** The parts that a customer is asked for. */
export const partsOf = (values: Pick<RegistrationValues, 'contract_type'>): readonly PartName[] =>
  isCompany(values) ? PARTS : PARTS.filter((part) => part !== 'company');

/** Those in which a form's rule finds nothing wrong. */
export const completedParts = (wrong: Partial<Record<Field, string>>): readonly PartName[] =>
  PARTS.filter((part) => FIELDS_OF[part].every((field) => wrong[field] === undefined));

/** The step of a first request in which the form asks for a part. */
export const FIRST_REQUEST_STEP_OF = {
  plan: 'where',
  company: 'where',
  address: 'where',
  you: 'who',
  finish: 'who',
} as const satisfies Readonly<Record<PartName, FirstRequestStep>>;

export const headingIdOf = (part: PartName): string => `part-${part}`;
