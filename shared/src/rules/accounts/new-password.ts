import { ROLE } from '../../constants/roles.js';
import { isCustomerPassword, isStaffPassword } from '../../text/password.js';

/** A password as a form asks for it. */
export interface TypedPassword {
  readonly password?: string | null | undefined;
  readonly password_confirm?: string | null | undefined;
}

export interface NewPasswordErrors {
  readonly password?: 'password_format' | 'password_staff_format';
  readonly password_confirm?: 'password_mismatch';
}

/** What is wrong with the new password of an account of a role; that there is none, its form asks (handbook/accounts.md#passwords). */
export function newPasswordErrors({ password, password_confirm }: TypedPassword, role: number): NewPasswordErrors {
  const isStaff = role === ROLE.staff;
  const isGood = isStaff ? isStaffPassword(password ?? '') : isCustomerPassword(password ?? '');
  return {
    ...(!isGood && { password: isStaff ? 'password_staff_format' : 'password_format' }),
    ...(password !== password_confirm && { password_confirm: 'password_mismatch' }),
  };
}
