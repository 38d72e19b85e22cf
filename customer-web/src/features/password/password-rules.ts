import type { MessageKey } from '@laundry/shared/messages/ja';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import type { PasswordBody } from '../../lib/calls/api-types';
import { newPasswordErrors } from '../../lib/new-password-errors';

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
