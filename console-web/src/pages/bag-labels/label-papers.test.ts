import { labelCodes } from '@laundry/shared/rules/labels/bag-label';
import { expect, it } from 'vitest';
import { labelsOf, placeOf, sheetsOf } from './label-papers';

const request = (id: number, count: number) => ({
  id,
  count,
  size: 2 as const,
  sched_pickup_dt: null,
  sched_delivery_dt: '2026-11-27 10:00:00',
  is_tentative: false,
  codes: [...labelCodes({ id, count })],
});
const many = labelsOf([request(1, 20), request(2, 10)]);

it('has a label for each bag, request by request', () =>
  expect(labelsOf([request(7, 2), request(8, 0), request(9, 1)]).map(({ request: { id }, bag }) => [id, bag])).toEqual([
    [7, 1],
    [7, 2],
    [9, 1],
  ]));

it('fills a sheet before the next', () => expect(sheetsOf(many, 'a4', 0).map(({ length }) => length)).toEqual([24, 6]));

it('leaves out the places that are used', () => {
  const [first, second] = sheetsOf(many, 'a4', 20);
  expect(first?.slice(0, 21).map((label) => label?.bag ?? null)).toEqual([...Array(20).fill(null), 1]);
  expect(second).toHaveLength(24);
});

it('has a page for each on a roll', () =>
  expect(sheetsOf(many, 'roll', 20).map(({ length }) => length)).toEqual(Array(30).fill(1)));

it('has no sheet without a label', () => expect(sheetsOf([], 'a4', 3)).toEqual([]));

it.each([
  ['3', 3],
  ['23', 23],
  ['24', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  [null, 0],
])('reads %j as place %d', (text, place) => expect(placeOf(text)).toBe(place));
