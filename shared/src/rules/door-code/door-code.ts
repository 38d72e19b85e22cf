import { LIMITS } from '../../constants/limits.js';
import { PICKUP_METHOD } from '../../constants/pickup-methods.js';
import { type JstDate, type JstDateTime, addDays, dateOf } from '../../time/jst.js';
import { type PlannedRow, changeableRow } from '../dates/change-rules.js';

/** Whether there is a box that a code opens. */
export const isBoxed = ({ pickup_delivery_type }: { readonly pickup_delivery_type: number }): boolean =>
  pickup_delivery_type === PICKUP_METHOD.deliveryBox;

/** What the showing of a door code depends on. */
export interface DoorCodeRow {
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime;
  readonly result_pickup_dt: JstDateTime | null;
  readonly result_delivery_dt: JstDateTime | null;
}

/**
 * Whether whoever works on a request needs the code of its customer's door on a day: from the day before the first leg,
 * planned or done, to the day after the delivery was done (handbook/requests.md#door-codes).
 */
export function isDoorCodeShown(row: DoorCodeRow, today: JstDate): boolean {
  const legs = [row.sched_pickup_dt ?? row.sched_delivery_dt, row.result_pickup_dt, row.result_delivery_dt];
  const first = legs.filter((leg) => leg !== null).sort()[0] ?? row.sched_delivery_dt;
  const from = addDays(dateOf(first), -LIMITS.doorCodeDays);
  const done = row.result_delivery_dt;
  return today >= from && (done === null || today <= addDays(dateOf(done), LIMITS.doorCodeDays));
}

/** Why a customer cannot change the code of the delivery box; null as long as somebody still comes to it. */
export function doorCodeLock(request: PlannedRow): 'onetime_not_allowed' | 'delivery_done' | null {
  const row = changeableRow(request);
  if (row.is_onetime) return 'onetime_not_allowed';
  return row.result_delivery_dt === null ? null : 'delivery_done';
}

/**
 * Whether a form's code is another than the one that was shown; null or empty: none. One that cannot be read is shown as none, so it
 * is left out until another is typed: nobody could type it again unseen.
 */
export const isTypedAnew = (typed: string | null, shown: string | null): boolean => (typed ?? '') !== (shown ?? '');
