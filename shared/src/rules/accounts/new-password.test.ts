import { expect, it } from 'vitest';
import { ROLE } from '../../constants/roles.js';
import { newPasswordErrors } from './new-password.js';

const OTHERS = [ROLE.admin, ROLE.customer, ROLE.companyClerk];

it.each(OTHERS)('a new password is a long one of letters and digits (role %i)', (role) => {
  expect(newPasswordErrors({ password: 'laundry2026', password_confirm: 'laundry2026' }, role)).toEqual({});
  expect(newPasswordErrors({ password: 'laundry', password_confirm: 'laundry' }, role)).toEqual({
    password: 'password_format',
  });
});

it('a new password of staff is of eight letters and digits', () => {
  expect(newPasswordErrors({ password: 'abcd1234', password_confirm: 'abcd1234' }, ROLE.staff)).toEqual({});
  expect(newPasswordErrors({ password: 'laundry2026', password_confirm: 'laundry2026' }, ROLE.staff)).toEqual({
    password: 'password_staff_format',
  });
});

it.each([...OTHERS, ROLE.staff])('a new password is typed twice alike (role %i)', (role) => {
  expect(newPasswordErrors({ password: 'abcd1234', password_confirm: 'abcd1235' }, role)).toEqual({
    password_confirm: 'password_mismatch',
  });
});

it('of a new password all that is wrong is said', () => {
  expect(newPasswordErrors({ password: null, password_confirm: 'abcd1234' }, ROLE.customer)).toEqual({
    password: 'password_format',
    password_confirm: 'password_mismatch',
  });
});
