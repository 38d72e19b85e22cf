import { describe, expect, it } from 'vitest';
import { canFold, isSplitRequired, splitAfterCount, splitCountChoices, splitRefusals } from './staff-split.js';

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
    ['a person twice', [share(1, 1), share(1, 2)], 3, 'split_staff_duplicate'],
    ['delivery staff', [share(7, 3)], 3, 'split_staff_unknown'],
    ['a stranger', [share(99, 3)], 3, 'split_staff_unknown'],
    ['a third of a bag', [share(1, 2.7), share(2, 0.3)], 3, 'split_count_step'],
    ['half a bag too little', [share(1, 1), share(2, 1.5)], 3, 'split_total'],
    ['half a bag too much', [share(1, 1), share(2, 2.5)], 3, 'split_total'],
  ])('among %s', (_name, shares, count, code) =>
    expect(splitRefusals(shares, count, PEOPLE)).toEqual(code ? [{ ok: false, code, field: 'staff_list' }] : []),
  );

  it.each([
    ['a person', [share(null, 3)], ['split_staff_required staff_list.0.id']],
    ['a count', [share(1, 3), share(2, 0)], ['split_count_required staff_list.1.count']],
    ['a count above 0', [share(1, -1), share(2, 4)], ['split_count_required staff_list.0.count']],
    ['a number', [share(1, Number.NaN)], ['split_count_required staff_list.0.count']],
    [
      'more than one thing',
      [share(1, 0), share(2, 3), share(null, 0)],
      [
        'split_count_required staff_list.0.count',
        'split_staff_required staff_list.2.id',
        'split_count_required staff_list.2.count',
      ],
    ],
  ])('says of each row that it lacks %s', (_what, shares, refusals) =>
    expect(splitRefusals(shares, 3, PEOPLE).map(({ code, field }) => `${code} ${field}`)).toEqual(refusals),
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

describe('a split whose request gets another count', () => {
  const two = [share(1, 1), share(2, 2)];

  it.each([
    ['there is none', [], 5, undefined, 'split_required'],
    ['there is none, and who folded is said', [], 3, two, two],
    ['there is none, and something else is said', [], 5, two, 'split_total'],
    ['one person folded', [share(1, 3)], 5, undefined, [share(1, 5)]],
    ['one person folded, and others are named', [share(1, 3)], 2, two.slice(1), [share(2, 2)]],
    ['no bags are left', two, 0, undefined, []],
    ['no bags are left, and somebody is named', two, 0, two, []],
    ['two folded and say how much', two, 4, [share(1, 1.5), share(2, 2.5)], [share(1, 1.5), share(2, 2.5)]],
    ['two folded and do not say', two, 4, undefined, 'split_again'],
    ['two folded and say something else', two, 4, two, 'split_total'],
  ])('when %s', (_when, shares, count, wanted, after) =>
    expect(splitAfterCount(shares, { size: 2, count }, wanted, PEOPLE)).toEqual(
      typeof after === 'string'
        ? { ok: false, refusals: [{ ok: false, code: after, field: 'staff_list' }] }
        : { ok: true, shares: after },
    ),
  );

  it('needs none of size S, but keeps what is said', () =>
    expect([undefined, two].map((wanted) => splitAfterCount([], { size: 1, count: 3 }, wanted, PEOPLE))).toEqual([
      { ok: true, shares: [] },
      { ok: true, shares: two },
    ]));
});

it.each([
  [100, null, true],
  [200, 0, true],
  [200, 1, true],
  [200, 3, true],
  [200, 4, false],
  [900, null, false],
])('role %i of type %j folds: %s', (role, type, folds) => expect(canFold(person(1, role, type))).toBe(folds));
