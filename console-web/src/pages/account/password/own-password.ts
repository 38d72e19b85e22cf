import { newPasswordErrors } from '@laundry/shared/rules/accounts/new-password';
import { ruleErrors } from '../../../components/form/sending/submit-errors';

export interface Passwords {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirm: string;
}

export const NO_PASSWORDS: Passwords = { current_password: '', password: '', password_confirm: '' };

/** What is wrong with them, by field, by the server's own rule. */
export function ownPasswordErrors(values: Passwords, role: number): Readonly<Record<string, string>> {
  const required = values.current_password === '' ? { current_password: 'required' as const } : {};
  return ruleErrors(Object.entries({ ...required, ...newPasswordErrors(values, role) }));
}
