import { STAGES } from '@laundry/shared/rules/request-progress';
import type { RequestRow } from '../../../providers/api-types';

type SortValue = string | number;

/** What each sortable column is compared by. */
const SORT_VALUES = {
  staff: (row) => `${row.staff_name1 ?? ''} ${row.staff_name2 ?? ''}`,
  status: (row) => STAGES.findIndex((stage) => stage.status === row.status),
  count: (row) => row.count,
  size: (row) => row.size,
  foldCost: (row) => row.fold_cost,
  schedule: (row) => row.sched_dt,
  method: (row) => row.pickup_delivery_type,
  customer: (row) => row.user_id,
  address: (row) => row.send_addr_detail1 ?? '',
} as const satisfies Record<string, (row: RequestRow) => SortValue>;

export type SortColumn = keyof typeof SORT_VALUES;

export interface RowSort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

export const isSortable = (column: string): column is SortColumn => Object.hasOwn(SORT_VALUES, column);

export function readSort(params: URLSearchParams): RowSort | null {
  const [column = '', order] = (params.get('sort') ?? '').split('.');
  return isSortable(column) ? { column, descending: order === 'desc' } : null;
}

export function writeSort(params: URLSearchParams, sort: RowSort | null): URLSearchParams {
  if (sort !== null) params.set('sort', `${sort.column}.${sort.descending ? 'desc' : 'asc'}`);
  return params;
}

/** A click on a column: ascending, descending, then the server's own order again. */
export function nextSort(current: RowSort | null, column: SortColumn): RowSort | null {
  if (current?.column !== column) return { column, descending: false };
  return current.descending ? null : { column, descending: true };
}

/** Rows by a column; equal ones keep the server's order (spec 2 §2.1). */
export function sortRows(rows: readonly RequestRow[], sort: RowSort | null): readonly RequestRow[] {
  if (sort === null) return rows;
  const value = SORT_VALUES[sort.column];
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(value(a), value(b)));
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
