import { expect, it } from 'vitest';
import { ROLE } from '../../constants/roles.js';
import { newPasswordErrors } from './new-password.js';

const OTHERS = [ROLE.admin, ROLE.customer, ROLE.companyClerk];

it.each(OTHERS)('is a long one of letters and digits (role %i)', (role) => {
  expect(newPasswordErrors({ password: 'laundry2026', password_confirm: 'laundry2026' }, role)).toEqual({});
  expect(newPasswordErrors({ password: 'laundry', password_confirm: 'laundry' }, role)).toEqual({
    password: 'password_format',
  });
});

it('of staff is of eight letters and digits', () => {
  expect(newPasswordErrors({ password: 'abcd1234', password_confirm: 'abcd1234' }, ROLE.staff)).toEqual({});
  expect(newPasswordErrors({ password: 'laundry2026', password_confirm: 'laundry2026' }, ROLE.staff)).toEqual({
    password: 'password_staff_format',
  });
});

it.each([...OTHERS, ROLE.staff])('is typed twice alike (role %i)', (role) => {
  expect(newPasswordErrors({ password: 'abcd1234', password_confirm: 'abcd1235' }, role)).toEqual({
    password_confirm: 'password_mismatch',
  });
});

it('says all that is wrong', () => {
  expect(newPasswordErrors({ password: null, password_confirm: 'abcd1234' }, ROLE.customer)).toEqual({
    password: 'password_format',
    password_confirm: 'password_mismatch',
  });
});
