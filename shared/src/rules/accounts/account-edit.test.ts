import { expect, test } from 'vitest';
import { ROLE } from '../../constants/roles.js';
import { isCustomerAccount, mayEditAccount } from './account-edit.js';

test.each([
  [ROLE.admin, ROLE.admin, true],
  [ROLE.admin, ROLE.customer, true],
  [ROLE.admin, ROLE.staff, false],
  [ROLE.staff, ROLE.admin, false],
  [ROLE.staff, ROLE.customer, true],
  [ROLE.staff, ROLE.staff, false],
])('a caller of role %i may edit an account of role %i: %s', (caller, account, expected) => {
  expect(mayEditAccount({ role: caller }, { role: account })).toBe(expected);
});

test.each([
  [ROLE.customer, true],
  [ROLE.admin, false],
  [ROLE.staff, false],
])('an account of role %i is a customer’s: %s', (role, expected) => {
  expect(isCustomerAccount({ role })).toBe(expected);
});
