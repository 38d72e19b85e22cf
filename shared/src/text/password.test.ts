import { expect, it } from 'vitest';
import { PASSWORD_SYMBOLS, isCustomerPassword, isStaffPassword } from './password.js';

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

it('the symbols that are told are those that are taken', () => {
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  const taken = printable.filter((char) => /[^A-Za-z0-9]/.test(char) && isCustomerPassword(`demo1234${char}`));
  expect(taken.join('')).toBe([...PASSWORD_SYMBOLS].toSorted().join(''));
});
