import { ROLE } from '@laundry/shared/constants/roles';
import { isCustomerPassword, isStaffPassword } from '@laundry/shared/text/password';
import { FieldErrors } from '../../../common/errors/field-errors.js';

/** Refuses a new password that is no good one for the role, or was not typed twice alike (handbook/accounts.md#passwords). */
export function checkNewPassword(typed: { password: string; password_confirm: string }, role: number): void {
  const isStaff = role === ROLE.staff;
  const good = isStaff ? isStaffPassword(typed.password) : isCustomerPassword(typed.password);
  const errors = {
    ...(!good && { password: [isStaff ? 'password_staff_format' : 'password_format'] }),
    ...(typed.password !== typed.password_confirm && { password_confirm: ['password_mismatch'] }),
  };
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
}
