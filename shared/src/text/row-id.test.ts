import { describe, expect, it } from 'vitest';
import { isRowId, parseRowId } from './row-id.js';

describe('a text is an id', () => {
  it.each([
    ['1', 1],
    ['10', 10],
    ['2147483647', 2_147_483_647],
  ])('%s', (text, id) => expect(parseRowId(text)).toBe(id));
});

describe('a text is no id', () => {
  it.each(['', '0', '01', '-1', '+1', ' 1', '1 ', '1\n', '1.0', '1e0', '0x1', '１', '1,2', '2147483648', '9999999999'])(
    '%j',
    (text) => expect(parseRowId(text)).toBeNull(),
  );
});

describe('a value is an id, or none', () => {
  it.each([
    [1, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [1e21, false],
    [Number.NaN, false],
    ['1', false],
    [[1], false],
    [null, false],
    [true, false],
  ])('%j: %s', (value, expected) => expect(isRowId(value)).toBe(expected));
});
