import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import type { SortPayload } from 'ra-core';
import type { RequestRow } from '../../../providers/api/api-types';
import { staffName } from '../row-facts';

type SortValue = string | number;

/** What each sortable column is compared by, by the field that it shows. */
const SORT_VALUES = {
  staff_name1: staffName,
  status: (row) => STAGES.findIndex((stage) => stage.status === row.status),
  count: (row) => row.count,
  size: (row) => row.size,
  fold_cost: (row) => row.fold_cost,
  sched_dt: (row) => row.sched_dt,
  pickup_delivery_type: (row) => row.pickup_delivery_type,
  user_id: (row) => row.user_id,
  send_addr_detail1: (row) => row.send_addr_detail1 ?? '',
} as const satisfies Record<string, (row: RequestRow) => SortValue>;

type SortField = keyof typeof SORT_VALUES;

/** The server's own order: scheduled time, then the larger sizes and counts first. */
export const SERVER_ORDER: SortPayload = { field: 'sched_dt', order: 'ASC' };

export const isSortable = (field: string): field is SortField => Object.hasOwn(SORT_VALUES, field);

/** Rows in an order; equal ones keep the server's. */
export function sortRows(rows: readonly RequestRow[], { field, order }: SortPayload): readonly RequestRow[] {
  if (!isSortable(field) || (field === SERVER_ORDER.field && order === SERVER_ORDER.order)) return rows;
  const value = SORT_VALUES[field];
  const direction = order === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(value(a), value(b)));
}

/** By number, or by the letters' codes. */
export function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
