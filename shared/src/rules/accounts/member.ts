import { ROLE } from '../../constants/roles.js';
import type { MessageKey } from '../../messages/ja.js';
import { isBlank } from '../../text/blank.js';
import { normalizeEmail } from '../../text/email.js';
import { newPasswordErrors } from './new-password.js';

/** The form of a new member of staff. */
export interface MemberForm {
  readonly name1?: string | null | undefined;
  readonly name2?: string | null | undefined;
  readonly role_type?: number | null | undefined;
  readonly email?: string | null | undefined;
  readonly email_confirm?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly password_confirm?: string | null | undefined;
}

export type MemberErrors = Partial<Record<keyof MemberForm, { readonly code: MessageKey }>>;

const TEXTS = ['name1', 'name2', 'email', 'email_confirm', 'password', 'password_confirm'] as const;

/** What is wrong with the form, the first error of each field; empty when the account can be made. */
export function memberErrors(form: MemberForm): MemberErrors {
  const errors: MemberErrors = {};
  const add = (field: keyof MemberForm, code: MessageKey | null): void => {
    if (code !== null) errors[field] ??= { code };
  };
  for (const field of TEXTS) if (isBlank(form[field])) add(field, 'required');
  if (form.role_type == null) add('role_type', 'required');
  const email = normalizeEmail(form.email);
  if (email === null) add('email', 'invalid_email');
  if ((normalizeEmail(form.email_confirm) ?? form.email_confirm) !== (email ?? form.email))
    add('email_confirm', 'email_mismatch');
  const { password = null, password_confirm = null } = newPasswordErrors(form, ROLE.staff);
  add('password', password);
  add('password_confirm', password_confirm);
  return errors;
}
