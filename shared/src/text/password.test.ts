import { expect, it } from 'vitest';
import { isCustomerPassword, isStaffPassword } from './password.js';

it.each([
  ['demo1234', true],
  ['demo123', false],
  ['12345678', false],
  ['abcdefgh', false],
  ['a1!#$%&()*+,-./:;<=>?@[]^_{|}~', true],
  ['demo1234"', false],
  ["demo1234'", false],
  ['demo1234\\', false],
  ['demo1234`', false],
  ['demo 1234', false],
  ['ｄemo1234', false],
  ['demo1234\n', false],
  [`a1${'x'.repeat(126)}`, true],
  [`a1${'x'.repeat(127)}`, false],
])('customer password %j: %s', (password, good) => expect(isCustomerPassword(password)).toBe(good));

it.each([
  ['demo1234', true],
  ['demo123', false],
  ['demo12345', false],
  ['demodemo', false],
  ['12345678', false],
  ['demo123!', false],
])('staff password %j: %s', (password, good) => expect(isStaffPassword(password)).toBe(good));
