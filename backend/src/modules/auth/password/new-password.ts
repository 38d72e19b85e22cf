import { newPasswordErrors, type TypedPassword } from '@laundry/shared/rules/accounts/new-password';
import { FieldErrors } from '../../../common/errors/field-errors.js';

/** Refuses a new password that is no good one for the role, or was not typed twice alike. */
export function checkNewPassword(typed: TypedPassword, role: number): void {
  const errors = Object.entries(newPasswordErrors(typed, role)).map(([field, code]) => [field, [code]] as const);
  if (errors.length > 0) throw new FieldErrors(Object.fromEntries(errors));
}
