import { expect, it } from 'vitest';
import { giveWay, takesUnpaid, unpaidPlaces } from './unpaid-holds.js';

it.each([
  [null, Infinity],
  [0, 3],
  [1, 3],
  [9, 3],
  [11, 3],
  [12, 4],
  [30, 10],
  [100, 33],
])('of a limit of %s unpaid requests may take %s places', (limit, places) => {
  expect(unpaidPlaces(limit)).toBe(places);
});

it.each([
  [[], []],
  [['a'], []],
  [['a', 'b'], ['a']],
  [
    ['a', 'b', 'c'],
    ['a', 'b'],
  ],
])('of the holds %j one more ends %j', (holds, ended) => {
  expect(giveWay(holds)).toEqual(ended);
});

it.each([
  ['no limit', { used: 99, held: 99, day_limit: null }, true],
  ['a place left, and one of the share', { used: 9, held: 2, day_limit: 10 }, true],
  ['a place left, none of the share', { used: 9, held: 3, day_limit: 10 }, false],
  ['of the share one, no place left', { used: 10, held: 2, day_limit: 10 }, false],
  ['a limit of none', { used: 0, held: 0, day_limit: 0 }, false],
])('a day with %s takes one more that is not paid: %j %s', (_, day, takes) => expect(takesUnpaid(day)).toBe(takes));
