import type { MessageKey } from '@laundry/shared/messages/ja';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plan-id';
import { isTentativeDelivery } from '@laundry/shared/rules/request-progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../lib/api-types';

export type LegName = 'pickup' | 'delivery';

/** What may be said and done about one leg of a request. */
export interface LegState {
  readonly moment: JstDateTime | null;
  /** The delivery of a same-time plan: it comes with the customer's next pickup, and is changed by changing that. */
  readonly follows: boolean;
  readonly changeable: boolean;
  /** Why it cannot be changed; null when it can, or has nothing to change. */
  readonly why: MessageKey | null;
}

/** The flags are the server's (spec 1 §3); the reason of a no is read from the row. */
export function legState(row: WashRequest, leg: LegName): LegState {
  const plan = parsePlanId(row.plan_id);
  const pickup = leg === 'pickup';
  const moment = pickup ? row.sched_pickup_dt : row.sched_delivery_dt;
  const follows = !pickup && (plan?.sameTime === true || isTentativeDelivery(moment));
  const changeable = !follows && (pickup ? row.canChangePickupDt : row.canChangeDeliveryDt);
  if (changeable || follows || moment === null) return { moment, follows, changeable, why: null };
  if (plan !== null && isOnetime(plan)) return { moment, follows, changeable, why: 'onetime_not_allowed' };
  const done = (pickup ? row.result_pickup_dt : row.result_delivery_dt) !== null;
  const doneWhy: MessageKey = pickup ? 'pickup_done' : 'delivery_done';
  return { moment, follows, changeable, why: done ? doneWhy : 'time_limit_exceeded' };
}

/** The box's code can be changed as long as somebody still comes. */
export const isChangeable = (row: WashRequest): boolean => {
  const plan = parsePlanId(row.plan_id);
  return row.result_delivery_dt === null && !row.is_bag_delivery && (plan === null || !isOnetime(plan));
};
