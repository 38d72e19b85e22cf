import { expect, it } from 'vitest';
import { lengthOf } from './length.js';

it.each([
  ['', 0],
  ['abc', 3],
  ['洗濯', 2],
  ['𠮷野家', 3],
  ['🧺🧺', 2],
])('%s has %i', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
