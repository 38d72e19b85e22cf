import { PROGRESS, type Progress } from '../../constants/progress.js';
import { labelOf } from '../../masters/lov.js';
import { LOVS_JA } from '../../masters/lovs-ja.js';
import { type JstDateTime, SAME_TIME_DELIVERY } from '../../time/jst.js';

export type ResultKey = 'result_pickup_dt' | 'result_wash_dt' | 'result_fold_dt' | 'result_delivery_dt';

/** The result date-times of a request: one for each stage that is done. */
export type ResultTimes = Readonly<Record<ResultKey, JstDateTime | null>>;

export type StampedStatus = Exclude<Progress, typeof PROGRESS.unhandled>;

/** A stage that somebody stamps. */
export interface StampedStage {
  readonly status: StampedStatus;
  /** The column whose value means that this stage is done. */
  readonly resultKey: ResultKey;
}

interface Stage {
  readonly status: Progress;
  /** null before the first. */
  readonly resultKey: ResultKey | null;
}

/** The stages that are stamped, in their order: 1, 2, 4, 3 (handbook/requests.md#stages). */
export const STAMPED_STAGES: readonly StampedStage[] = [
  { status: PROGRESS.pickedUp, resultKey: 'result_pickup_dt' },
  { status: PROGRESS.washed, resultKey: 'result_wash_dt' },
  { status: PROGRESS.folded, resultKey: 'result_fold_dt' },
  { status: PROGRESS.delivered, resultKey: 'result_delivery_dt' },
];

/** The same, and the beginning: 0, 1, 2, 4, 3. */
export const STAGES: readonly Stage[] = [{ status: PROGRESS.unhandled, resultKey: null }, ...STAMPED_STAGES];

const place = (status: Progress): number => STAGES.findIndex((stage) => stage.status === status);

/** What decides which stages a request goes through. */
export interface StagedRow {
  readonly is_bag_delivery: boolean;
}

/** The stages that a request goes through: bags that are brought are delivered, and nothing else. */
export const stagesOf = ({ is_bag_delivery }: StagedRow): readonly StampedStage[] =>
  is_bag_delivery ? STAMPED_STAGES.filter(({ status }) => status === PROGRESS.delivered) : STAMPED_STAGES;

/** The stage that a request waits for at a status; null when delivered. */
export const nextStage = (status: Progress, row: StagedRow): StampedStage | null =>
  stagesOf(row).find((stage) => place(stage.status) > place(status)) ?? null;

/** The column that a status stamps; null for unhandled. */
export const resultKeyOf = (status: Progress): ResultKey | null => STAGES[place(status)]?.resultKey ?? null;

/** The status that the result date-times say: the last stage that is stamped. */
export function statusOfResults(row: ResultTimes): Progress {
  return (
    STAGES.findLast(({ resultKey }) => resultKey !== null && row[resultKey] !== null)?.status ?? PROGRESS.unhandled
  );
}

/** The status that a request goes back to: what its other stamps say. null when unhandled. */
export function statusBefore(row: ResultTimes): Progress | null {
  const latest = resultKeyOf(statusOfResults(row));
  return latest === null ? null : statusOfResults({ ...row, [latest]: null });
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
