import { expect, it } from 'vitest';
import { parseSetCount } from './set-count.js';

it.each([
  ['0', 0],
  ['1', 1],
  ['99', 99],
  ['100', 100],
  [0, 0],
  [100, 100],
  ['101', null],
  [-1, null],
  ['05', null],
  ['1.5', null],
  [1.5, null],
  ['', null],
  [' 1', null],
  ['1e1', null],
  [Number.NaN, null],
  [true, null],
  [null, null],
])('a count set to %j is %j', (input, count) => expect(parseSetCount(input)).toBe(count));
