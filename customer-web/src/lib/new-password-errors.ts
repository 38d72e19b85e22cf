import type { MessageKey } from '@laundry/shared/messages/ja';
import { isCustomerPassword } from '@laundry/shared/text/password';
import type { PasswordBody } from './calls/api-types';

/** Both fields, the format, and that they match. */
export function newPasswordErrors({
  password,
  password_confirm,
}: PasswordBody): Partial<Record<keyof PasswordBody, MessageKey>> {
  return {
    ...(password === '' ? { password: 'required' } : !isCustomerPassword(password) && { password: 'password_format' }),
    ...(password_confirm === ''
      ? { password_confirm: 'required' }
      : password !== password_confirm && { password_confirm: 'password_mismatch' }),
  };
}
