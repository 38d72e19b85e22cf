import { expect, test } from 'vitest';
import { displayLinkCode, parseLinkCode } from './link-code.js';

test('a code is read back as it is shown', () => {
  expect(displayLinkCode('ABCD2345')).toBe('ABCD-2345');
  expect(parseLinkCode(displayLinkCode('ABCD2345'))).toBe('ABCD2345');
});

test.each([
  ['as it is', 'ABCD2345', 'ABCD2345'],
  ['in small letters', 'abcd-2345', 'ABCD2345'],
  ['full width', 'ＡＢＣＤ－２３４５', 'ABCD2345'],
  ['with the bar of a Japanese keyboard', 'abcdー2345', 'ABCD2345'],
  ['with blanks and lines around it', '  ABCD 2345\n', 'ABCD2345'],
  ['too short', 'ABCD234', null],
  ['too long', 'ABCD23456', null],
  ['with a letter that no code has', 'ABCD234O', null],
  ['words', 'こんにちは', null],
  ['a code among words', 'コードは ABCD2345 です', null],
  ['nothing', '', null],
  ['a letter of many', 'A'.repeat(10_000), null],
])('a message is a code: %s', (_, message, code) => {
  expect(parseLinkCode(message)).toBe(code);
});
