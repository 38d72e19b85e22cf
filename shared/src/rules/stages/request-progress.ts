import { PROGRESS, type Progress } from '../../constants/progress.js';
import { labelOf } from '../../masters/lov.js';
import { LOVS_JA } from '../../masters/lovs-ja.js';
import { type JstDateTime, SAME_TIME_DELIVERY } from '../../time/jst.js';

export type ResultKey = 'result_pickup_dt' | 'result_wash_dt' | 'result_fold_dt' | 'result_delivery_dt';

/** The result date-times of a request: one for each stage that is done. */
export type ResultTimes = Readonly<Record<ResultKey, JstDateTime | null>>;

interface Stage {
  readonly status: Progress;
  /** The column whose value means that this stage is done; null before the first. */
  readonly resultKey: ResultKey | null;
}

/** The stages in their order: 0, 1, 2, 4, 3 (handbook/requests.md#stages). */
export const STAGES: readonly Stage[] = [
  { status: PROGRESS.unhandled, resultKey: null },
  { status: PROGRESS.pickedUp, resultKey: 'result_pickup_dt' },
  { status: PROGRESS.washed, resultKey: 'result_wash_dt' },
  { status: PROGRESS.folded, resultKey: 'result_fold_dt' },
  { status: PROGRESS.delivered, resultKey: 'result_delivery_dt' },
];

const place = (status: Progress): number => STAGES.findIndex((stage) => stage.status === status);

/** The stage after a status; null when delivered. */
export const nextStage = (status: Progress): Progress | null => STAGES[place(status) + 1]?.status ?? null;

/** The stage before a status; null when unhandled. */
export const previousStage = (status: Progress): Progress | null => STAGES[place(status) - 1]?.status ?? null;

/** The column that a status stamps; null for unhandled. */
export const resultKeyOf = (status: Progress): ResultKey | null => STAGES[place(status)]?.resultKey ?? null;

/** The status that the result date-times say: the last stage that is stamped. */
export function statusOfResults(row: ResultTimes): Progress {
  return (
    STAGES.findLast(({ resultKey }) => resultKey !== null && row[resultKey] !== null)?.status ?? PROGRESS.unhandled
  );
}

/** What the operator's list shows for a status, in Japanese. */
export const displayStatus = (status: Progress): string => labelOf(LOVS_JA.pd_status_type, status);

export interface ScheduledTimes {
  /** null for a bag delivery, which has no pickup leg. */
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime | null;
  readonly result_pickup_dt: JstDateTime | null;
}

/** Whether a delivery waits for the customer's next pickup (handbook/requests.md#same-time). */
export const isTentativeDelivery = (delivery: JstDateTime | null): boolean =>
  delivery === null || delivery === SAME_TIME_DELIVERY;

/** `sched_dt`: the time a request is listed under, its pickup until picked up, then its delivery (handbook/requests.md#listed-under). */
export function schedDt(row: ScheduledTimes): JstDateTime {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = row;
  if (pickup === null) return delivery ?? SAME_TIME_DELIVERY;
  if (row.result_pickup_dt === null || isTentativeDelivery(delivery)) return pickup;
  return delivery ?? pickup;
}
