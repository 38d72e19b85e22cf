import { expect, it } from 'vitest';
import { isBlank } from './blank.js';

it.each([
  [null, true],
  ['', true],
  [' \u3000\t', true],
  ['\u200b\u2060', true],
  ['\u3164', true],
  ['\ufe0f', true],
  ['\u2065\u{e0080}\ufff0', true],
  ['\u{1d159}\u{16fe4}\u2800', true],
  ['\u0600', false],
  ['\u0000', false],
  ['葛\u{e0100}', false],
  ['👩‍👧', false],
  ['.', false],
])('nobody sees anything of %j: %s', (text, blank) => expect(isBlank(text)).toBe(blank));
