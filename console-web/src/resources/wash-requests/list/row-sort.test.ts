import { expect, it } from 'vitest';
import { buildRequest, buildWashed } from '../../../testing/builders';
import { nextSort, readSort, sortRows, writeSort } from './row-sort';
import { rowTotals } from './row-totals';

const rows = [
  buildRequest({ id: 1, count: 2 }),
  buildWashed({ id: 2, count: 5 }),
  buildRequest({ id: 3, count: 2, status: 4 }),
  buildRequest({ id: 4, count: 1, status: 3 }),
];
const order = (sort: Parameters<typeof sortRows>[1]) => sortRows(rows, sort).map((row) => row.id);

it('without a column the server’s order stays', () => {
  expect(order(null)).toEqual([1, 2, 3, 4]);
});

it('rows of equal value keep the server’s order, in either direction', () => {
  expect(order({ column: 'count', descending: false })).toEqual([4, 1, 3, 2]);
  expect(order({ column: 'count', descending: true })).toEqual([2, 1, 3, 4]);
});

it('the status goes by its stage, folded before delivered', () => {
  expect(order({ column: 'status', descending: false })).toEqual([1, 2, 3, 4]);
  expect(order({ column: 'status', descending: true })).toEqual([4, 3, 2, 1]);
});

it('a click goes from ascending over descending back to the server’s order', () => {
  const first = nextSort(null, 'count');
  const second = nextSort(first, 'count');
  expect([first, second, nextSort(second, 'count')]).toEqual([
    { column: 'count', descending: false },
    { column: 'count', descending: true },
    null,
  ]);
});

it('the order is kept in the address', () => {
  const sort = { column: 'size', descending: true } as const;
  expect(readSort(writeSort(new URLSearchParams(), sort))).toEqual(sort);
  expect(readSort(new URLSearchParams('sort=unheard.asc'))).toBeNull();
});

it('totals add bags and fold effort without the errors of binary fractions', () => {
  const some = [0.1, 0.2, 1.5].map((fold_cost, id) => buildRequest({ id, fold_cost, count: 3 }));
  expect(rowTotals(some)).toEqual({ hits: 3, bags: 9, foldCost: 1.8 });
});
