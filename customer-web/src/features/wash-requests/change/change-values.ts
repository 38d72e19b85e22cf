import { isTypedAnew } from '@laundry/shared/rules/door-code/door-code';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequest, WashRequestChange } from '../../../lib/calls/api-types';
import { legState } from '../request-row';

/** The form, by the names of the fields that the server answers errors on; empty for a leg that has no time of its own. */
export interface ChangeValues {
  sched_pickup_dt: JstDateTime | '';
  sched_delivery_dt: JstDateTime | '';
  delivery_box_pw: string;
}

export const valuesOf = (row: WashRequest): ChangeValues => ({
  sched_pickup_dt: row.sched_pickup_dt ?? '',
  sched_delivery_dt: row.sched_delivery_dt,
  delivery_box_pw: row.delivery_box_pw ?? '',
});

/** What is sent: only what differs, and only of legs that can still be changed. */
export function changeOf(values: ChangeValues, row: WashRequest): WashRequestChange {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, delivery_box_pw } = values;
  const newPickup = legState(row, 'pickup').changeable && pickup !== '' && pickup !== row.sched_pickup_dt;
  const newDelivery = legState(row, 'delivery').changeable && delivery !== '' && delivery !== row.sched_delivery_dt;
  return {
    ...(newPickup && { sched_pickup_dt: pickup }),
    ...(newDelivery && { sched_delivery_dt: delivery }),
    ...(isTypedAnew(delivery_box_pw, row.delivery_box_pw) && { delivery_box_pw }),
  };
}

export const isEmptyChange = (change: WashRequestChange): boolean => Object.keys(change).length === 0;
