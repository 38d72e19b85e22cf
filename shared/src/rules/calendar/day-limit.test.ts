import { describe, expect, it } from 'vitest';
import { parseDayLimit } from './day-limit.js';

describe('a limit of a day', () => {
  it.each<[unknown, number]>([
    [0, 0],
    [12, 12],
    [1_000_000, 1_000_000],
    ['12', 12],
    ['１２', 12],
    [' 7 ', 7],
  ])('%j is %d', (input, limit) => expect(parseDayLimit(input)).toBe(limit));

  it.each([-1, 1.5, 1_000_001, '', '-1', '1.5', '1e3', '十', '1,000', '99999999', null, undefined, true, [1], {}])(
    '%j is none',
    (input) => expect(parseDayLimit(input)).toBeNull(),
  );
});
