import { entriesOf } from '../../constants/closed-set.js';
import { type Lang } from '../../constants/langs.js';
import { isBlank } from '../../text/blank.js';
import { type AreaService } from '../plans/area-service.js';
import {
  ACCOUNT_FIELDS,
  BILL_FIELDS,
  COMPANY_FIELDS,
  PERSON_FIELDS,
  SEND_FIELDS,
  type RegistrationForm,
  type TextField,
  completeRegistration,
} from './registration.js';
import { type RegistrationErrors, registrationErrors } from './registration-errors.js';

/** What a customer may change of their account (handbook/accounts.md#profile): never plan, payment, status or counts. */
export type ProfileField = Exclude<TextField, 'password' | 'password_confirm'>;
/** Fields that were sent; one that was not stays as it is (handbook/accounts.md#profile). */
export type ProfileChange = { readonly [Field in ProfileField]?: string | null | undefined };

/** The account as it is stored. */
export type StoredProfile = { readonly [Field in StoredField]: string | null } & {
  readonly is_company: boolean;
  readonly plan_id: string;
  readonly current_lang: Lang;
};

export const CONFIRM_FIELDS = ['email_confirm', 'email2_confirm'] as const;
export type StoredField = Exclude<ProfileField, (typeof CONFIRM_FIELDS)[number]>;

const isStored = (field: string): field is StoredField =>
  !['email_confirm', 'email2_confirm', 'password', 'password_confirm'].includes(field);

/** The fields of a profile that are stored. */
export const STORED_FIELDS: readonly StoredField[] = [
  ...PERSON_FIELDS,
  ...BILL_FIELDS,
  ...SEND_FIELDS,
  ...COMPANY_FIELDS,
  ...ACCOUNT_FIELDS,
].filter(isStored);

export interface ProfileEdit {
  /** New values of the fields that change, as they are stored; null: emptied. */
  readonly changes: Partial<Record<StoredField, string | null>>;
  /** The first error of each field that was sent. */
  readonly errors: RegistrationErrors;
}

/**
 * What a profile edit comes to. The rules of the registration hold for what was sent; a new email needs its
 * confirmation; the delivery area matters only when its postal code changes. `area`: of the new delivery postal code.
 */
export function editProfile(stored: StoredProfile, change: ProfileChange, area: AreaService | null): ProfileEdit {
  const form = completeRegistration(formOf(stored, change));
  const changes: Partial<Record<StoredField, string | null>> = {};
  for (const field of STORED_FIELDS) {
    const value = isBlank(form[field]) ? null : (form[field] ?? '').trim();
    if (change[field] !== undefined && value !== (stored[field] || null)) changes[field] = value;
  }
  return { changes, errors: errorsOf(form, change, changes, area) };
}

function formOf(stored: StoredProfile, change: ProfileChange): RegistrationForm {
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const form: RegistrationForm = { ...stored, ...sent };
  return {
    ...form,
    email_confirm: change.email_confirm ?? unlessChanged(form.email, stored.email),
    email2_confirm: change.email2_confirm ?? unlessChanged(form.email2, stored.email2),
  };
}

function errorsOf(
  form: RegistrationForm,
  change: ProfileChange,
  changes: ProfileEdit['changes'],
  area: AreaService | null,
): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const [field, error] of entriesOf(registrationErrors(form, area))) {
    const confirms = field === 'email_confirm' || field === 'email2_confirm';
    const sent = confirms || (isStored(field) && change[field] !== undefined);
    const sameArea = error.code === 'notarea' && changes.send_addr_zipcode === undefined;
    if (sent && !sameArea) Object.assign(errors, { [field]: error });
  }
  // A company is what it registered as: an individual does not become one by a name.
  for (const field of COMPANY_FIELDS) {
    if (!form.is_company && !isBlank(change[field])) errors[field] = { code: 'unknown_field' };
  }
  return errors;
}

/** An address that stays needs no confirmation. */
const unlessChanged = (next: string | null | undefined, stored: string | null): string | null | undefined =>
  (next ?? '').trim().toLowerCase() === (stored ?? '') ? stored : undefined;
