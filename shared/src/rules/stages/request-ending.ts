import { LIMITS } from '../../constants/limits.js';
import { CANCEL_KIND, type CancelKind } from '../../constants/progress.js';
import type { JstDateTime } from '../../time/jst.js';
import { isOnetime, parsePlanId } from '../plans/plan-id.js';

/** What the end of a request depends on. */
export interface EndingRow {
  readonly plan_id: string;
  readonly count: number;
  readonly is_bag_delivery: boolean;
  readonly sched_pickup_dt: JstDateTime | null;
  readonly result_pickup_dt: JstDateTime | null;
}

export interface UsedBags {
  readonly used: number;
  readonly back: number;
}

/**
 * Bags of the balance that come back when a request ends: all of them, one less when nobody handed them over in time,
 * none when it is discarded. What took none from the balance, paid for one by one or a delivery of bags, returns none (handbook/bags.md#what-a-request-costs).
 */
export function returnedCount(kind: CancelKind, row: EndingRow): number {
  if (!usesBalance(row)) return 0;
  switch (kind) {
    case CANCEL_KIND.customer:
    case CANCEL_KIND.operator:
      return row.count;
    case CANCEL_KIND.automatic:
      return autoCancelCost(row)?.back ?? 0;
    case CANCEL_KIND.discard:
    case CANCEL_KIND.unpaid:
      return 0;
  }
}

/** Bags that an automatic cancel counts as used, and those that come back; null: the request took none from the balance. */
export function autoCancelCost(row: Pick<EndingRow, 'plan_id' | 'is_bag_delivery' | 'count'>): UsedBags | null {
  if (!usesBalance(row)) return null;
  const used = Math.min(row.count, LIMITS.autoCancelBags);
  return { used, back: row.count - used };
}

/** Whether a request's bags were taken from its customer's balance. */
export function usesBalance({ plan_id, is_bag_delivery }: Pick<EndingRow, 'plan_id' | 'is_bag_delivery'>): boolean {
  const plan = parsePlanId(plan_id);
  return plan !== null && !isOnetime(plan) && !is_bag_delivery;
}

/** What a changed count does to the customer's balance: none of it for what took nothing from it (handbook/bags.md#what-a-request-costs). */
export const balanceDelta = (row: Pick<EndingRow, 'plan_id' | 'is_bag_delivery' | 'count'>, count: number): number =>
  usesBalance(row) ? row.count - count : 0;

/** The pickup whose place of the day is free again when the request ends; null: it has none, or it was done. */
export const releasedPickup = ({ sched_pickup_dt, result_pickup_dt }: EndingRow): JstDateTime | null =>
  result_pickup_dt === null ? sched_pickup_dt : null;
