import { SAME_TIME_DELIVERY, type JstDateTime } from '../../time/jst.js';

/** A live, undelivered request of a same-time plan. */
export interface SameTimeRow {
  readonly id: number;
  readonly sched_pickup_dt: JstDateTime;
  readonly sched_delivery_dt: JstDateTime;
}

/**
 * The delivery each of a customer's same-time requests should have: the pickup of the next one, and the placeholder for
 * the last (handbook/requests.md#same-time). Answers only the rows whose delivery changes. Rows in any order.
 */
export function relinkedDeliveries(rows: readonly SameTimeRow[]): readonly { id: number; delivery: JstDateTime }[] {
  const ordered = [...rows].sort((a, b) => (a.sched_pickup_dt < b.sched_pickup_dt ? -1 : 1));
  return ordered
    .map((row, place) => ({ row, delivery: ordered[place + 1]?.sched_pickup_dt ?? SAME_TIME_DELIVERY }))
    .filter(({ row, delivery }) => row.sched_delivery_dt !== delivery)
    .map(({ row, delivery }) => ({ id: row.id, delivery }));
}
