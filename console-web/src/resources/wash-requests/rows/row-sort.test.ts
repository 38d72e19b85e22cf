import { expect, it } from 'vitest';
import { buildRequest, buildWashed } from '../../../testing/builders';
import { SERVER_ORDER, sortRows } from './row-sort';
import { rowTotals } from './row-totals';

const rows = [
  buildRequest({ id: 1, count: 2 }),
  buildWashed({ id: 2, count: 5 }),
  buildRequest({ id: 3, count: 2, status: 4 }),
  buildRequest({ id: 4, count: 1, status: 3 }),
];
const order = (sort: Parameters<typeof sortRows>[1]) => sortRows(rows, sort).map((row) => row.id);

it('without a sort the rows keep the order of the server', () => {
  expect(order(SERVER_ORDER)).toEqual([1, 2, 3, 4]);
});

it('rows of equal value keep the server’s order, in either direction', () => {
  expect(order({ field: 'count', order: 'ASC' })).toEqual([4, 1, 3, 2]);
  expect(order({ field: 'count', order: 'DESC' })).toEqual([2, 1, 3, 4]);
});

it('the status goes by its stage, folded before delivered', () => {
  expect(order({ field: 'status', order: 'ASC' })).toEqual([1, 2, 3, 4]);
  expect(order({ field: 'status', order: 'DESC' })).toEqual([4, 3, 2, 1]);
});

it('a sort by a field without a column is ignored', () => {
  expect(order({ field: 'unheard', order: 'DESC' })).toEqual([1, 2, 3, 4]);
});

it('totals add bags and fold effort without the errors of binary fractions', () => {
  const some = [0.1, 0.2, 1.5].map((fold_cost, id) => buildRequest({ id, fold_cost, count: 3 }));
  expect(rowTotals(some)).toEqual({ hits: 3, bags: 9, foldCost: 1.8 });
});
