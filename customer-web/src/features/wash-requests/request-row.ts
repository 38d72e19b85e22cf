import type { LegName } from '@laundry/shared/constants/progress';
import type { MessageKey } from '@laundry/shared/messages/ja';
import {
  type DeliveryLock,
  type PickupLock,
  changeableRow,
  deliveryLock,
  pickupLock,
} from '@laundry/shared/rules/dates/change-rules';
import { doorCodeLock } from '@laundry/shared/rules/door-code/door-code';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../lib/calls/api-types';

/** What may be said and done about one leg of a request. */
export interface LegState {
  readonly moment: JstDateTime | null;
  /** The delivery of a same-time plan: it comes with the customer's next pickup, and is changed by changing that. */
  readonly follows: boolean;
  readonly changeable: boolean;
  /** Why it cannot be changed; null when it can, or has nothing to change. */
  readonly why: MessageKey | null;
}

/** What says when somebody comes. */
export type LegRow = Pick<WashRequest, 'plan_id' | 'sched_pickup_dt' | 'sched_delivery_dt' | 'pickup_until'>;

export const legMoment = (row: LegRow, leg: LegName): JstDateTime | null =>
  leg === 'pickup' ? row.sched_pickup_dt : row.sched_delivery_dt;

/** Why nobody moves a leg by a screen, whenever to; null when it can be moved. */
export function legLock(row: WashRequest, leg: LegName): PickupLock | DeliveryLock | null {
  const rules = changeableRow(row);
  return leg === 'pickup' ? pickupLock(rules) : deliveryLock(rules);
}

/** Whether is the server's flag, because its clock decides; why not is said by the rule. */
export function legState(row: WashRequest, leg: LegName): LegState {
  const moment = legMoment(row, leg);
  const lock = legLock(row, leg);
  const follows = lock === 'delivery_not_same_time';
  const changeable = lock === null && (leg === 'pickup' ? row.canChangePickupDt : row.canChangeDeliveryDt);
  const why = changeable || follows || moment === null ? null : (lock ?? 'time_limit_exceeded');
  return { moment, follows, changeable, why };
}

/** A delivery of bags needs no code: the customer changes nothing of it. */
export const isChangeable = (row: WashRequest): boolean => !row.is_bag_delivery && doorCodeLock(row) === null;
