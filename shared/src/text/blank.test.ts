import { expect, it } from 'vitest';
import { isBlank } from './blank.js';

it.each([
  [null, true],
  ['', true],
  [' \u3000\t', true],
  ['\u200b\u2060', true],
  ['\u3164', true],
  ['\ufe0f', true],
  ['葛\u{e0100}', false],
  ['👩‍👧', false],
  ['.', false],
])('nobody sees anything of %j: %s', (text, blank) => expect(isBlank(text)).toBe(blank));
