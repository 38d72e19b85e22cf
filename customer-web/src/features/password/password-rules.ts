import type { MessageKey } from '@laundry/shared/messages/ja';
import { isCustomerPassword } from '@laundry/shared/text/password';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { PasswordBody } from '../../lib/calls/api-types';

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

export interface PasswordChangeValues extends PasswordBody {
  current_password: string;
}

export const passwordChangeErrors = (
  values: PasswordChangeValues,
): Partial<Record<keyof PasswordChangeValues, MessageKey>> => ({
  ...(values.current_password === '' && { current_password: 'required' as const }),
  ...newPasswordErrors(values),
});

/** What a 404 of these calls means to the visitor, at which field if at one; its own text is only "not found". */
export function notFoundAs(error: unknown, code: MessageKey, field: '' | 'email' = ''): unknown {
  const refusals = [{ code, field }];
  return error instanceof ApiError && error.status === 404 ? new ApiError({ status: 404, refusals }) : error;
}
