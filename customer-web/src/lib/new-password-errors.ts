import { ROLE } from '@laundry/shared/constants/roles';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { newPasswordErrors as errorsOf } from '@laundry/shared/rules/accounts/new-password';
import type { PasswordBody } from './calls/api-types';

/** Both fields are needed, and what the rule asks of them. */
export function newPasswordErrors(typed: PasswordBody): Partial<Record<keyof PasswordBody, MessageKey>> {
  return {
    ...errorsOf(typed, ROLE.customer),
    ...(typed.password === '' && { password: 'required' }),
    ...(typed.password_confirm === '' && { password_confirm: 'required' }),
  };
}
