import type { JstSpan } from '@laundry/shared/time/jst';
import type { SqlCondition } from '../../../common/sql/conditions.js';

/**
 * The requests `w` that a span concerns: their pickup or their delivery lies in it, both ends included, and that leg is
 * not done yet. The two ranges have an index each, which either database reads side by side.
 */
export const legsInSpan = ({ from, to }: JstSpan): SqlCondition => ({
  sql: `(w.sched_pickup_dt BETWEEN ? AND ? AND w.result_pickup_dt IS NULL)
     OR (w.sched_delivery_dt BETWEEN ? AND ? AND w.result_delivery_dt IS NULL)`,
  parameters: [from, to, from, to],
});
