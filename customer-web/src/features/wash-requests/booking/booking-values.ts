import { LIMITS } from '@laundry/shared/constants/limits';
import { earliestDelivery } from '@laundry/shared/rules/dates/delivery-rules';
import { nextOfferedPickup } from '@laundry/shared/rules/dates/pickup-rules';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequestBody } from '../../../lib/calls/api-types';
import { firstMoment } from '../dates/leg';
import type { PickupSetting } from '../request-setting';
import { pickupLeg } from './booking-legs';

/** The form, by the names of the fields that the server answers errors on; empty where no moment can be had. */
export interface BookingValues {
  count: number;
  sched_pickup_dt: JstDateTime | '';
  sched_delivery_dt: JstDateTime | '';
  delivery_box_pw: string;
  bikou: string;
  /** A company's. */
  cost_centre?: string;
}

export const smallestCount = (sameTime: boolean): number =>
  sameTime ? LIMITS.sameTimeMinCount : LIMITS.requestCountMin;

/** The next pickup there is that is not asked for already, the earliest delivery that can follow it, and as few bags as can be. */
export function firstBooking(context: RequestContext, setting: PickupSetting): BookingValues {
  const closed = new Set(setting.pickupDays.flatMap(({ date, open }) => (open ? [] : [date])));
  const offered = nextOfferedPickup(context, closed) ?? '';
  const pickup = setting.taken.has(offered) ? (firstMoment(pickupLeg(context, setting)) ?? '') : offered;
  return {
    count: smallestCount(context.sameTime),
    sched_pickup_dt: pickup,
    sched_delivery_dt: deliveryFor(pickup, context),
    delivery_box_pw: '',
    bikou: '',
  };
}

/** The earliest delivery that can follow a pickup; none on a same-time plan. */
const deliveryFor = (pickup: JstDateTime | '', context: RequestContext): JstDateTime | '' =>
  pickup === '' || context.sameTime ? '' : (earliestDelivery(pickup, context) ?? '');

export const bodyOf = ({ sched_delivery_dt, ...values }: BookingValues): WashRequestBody => ({
  ...values,
  ...(sched_delivery_dt !== '' && { sched_delivery_dt }),
});
