import { expect, it } from 'vitest';
import { normalizeTypedCode } from './typed-code.js';

it.each([
  ['ABCD2345', 'ABCD2345'],
  [' abcd-2345 ', 'ABCD2345'],
  ['ａｂｃｄ　２３４５', 'ABCD2345'],
  ['  ', ''],
])('%j is the code %j', (typed, code) => {
  expect(normalizeTypedCode(typed)).toBe(code);
});
