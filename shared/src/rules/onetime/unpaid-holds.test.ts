import { expect, it } from 'vitest';
import { giveWay, unpaidPlaces } from './unpaid-holds.js';

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
