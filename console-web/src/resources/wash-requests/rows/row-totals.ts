import type { RequestRow } from '../../../providers/api/api-types';

/** Hits, bags and fold effort of the rows in sight; the effort to one decimal, as its parts are. */
export function rowTotals(rows: readonly RequestRow[]): { hits: number; bags: number; foldCost: number } {
  const bags = rows.reduce((sum, row) => sum + row.count, 0);
  const tenths = rows.reduce((sum, row) => sum + Math.round(row.fold_cost * 10), 0);
  return { hits: rows.length, bags, foldCost: tenths / 10 };
}
