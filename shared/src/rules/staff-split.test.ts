import { describe, expect, it } from 'vitest';
import { canFold, decideSplit, isSplitRequired, splitCountChoices } from './staff-split.js';

const person = (id: number, role = 200, role_type: number | null = 3) => ({ id, role, role_type });
const PEOPLE = [
  person(1),
  person(2),
  person(3),
  person(4),
  person(5),
  person(6),
  person(7, 200, 4),
  person(8, 100, null),
];
const share = (id: number | null, count: number) => ({ id, count });

describe('a split of the folding', () => {
  it.each([
    ['one person', [share(1, 3)], 3, null],
    ['halves', [share(1, 0.5), share(2, 2.5)], 3, null],
    ['five people', [1, 2, 3, 4, 5].map((id) => share(id, 1)), 5, null],
    ['an admin', [share(8, 3)], 3, null],
    ['nobody', [], 3, 'split_required'],
    ['six people', [1, 2, 3, 4, 5, 6].map((id) => share(id, 1)), 6, 'split_rows'],
    ['a row without a person', [share(null, 3)], 3, 'split_staff_required'],
    ['a person twice', [share(1, 1), share(1, 2)], 3, 'split_staff_duplicate'],
    ['delivery staff', [share(7, 3)], 3, 'split_staff_unknown'],
    ['a stranger', [share(99, 3)], 3, 'split_staff_unknown'],
    ['a count of 0', [share(1, 3), share(2, 0)], 3, 'split_count_required'],
    ['a count below 0', [share(1, 4), share(2, -1)], 3, 'split_count_required'],
    ['no number', [share(1, Number.NaN)], 3, 'split_count_required'],
    ['a third of a bag', [share(1, 2.7), share(2, 0.3)], 3, 'split_count_step'],
    ['half a bag too little', [share(1, 1), share(2, 1.5)], 3, 'split_total'],
    ['half a bag too much', [share(1, 1), share(2, 2.5)], 3, 'split_total'],
  ])('among %s', (_name, shares, count, code) =>
    expect(decideSplit(shares, count, PEOPLE)).toEqual(code ? { ok: false, code, field: 'staff_list' } : { ok: true }),
  );

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
  ])('is required for size %i: %s', (size, required) => expect(isSplitRequired(size)).toBe(required));

  it('offers counts from 0 to the count of the request, by halves', () =>
    expect(splitCountChoices(2)).toEqual([0, 0.5, 1, 1.5, 2]));
});

it.each([
  [100, null, true],
  [200, 0, true],
  [200, 1, true],
  [200, 3, true],
  [200, 4, false],
  [900, null, false],
])('role %i of type %j folds: %s', (role, type, folds) => expect(canFold(person(1, role, type))).toBe(folds));
