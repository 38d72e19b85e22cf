import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { deliveryLeg, pickupLeg } from '../booking/booking-legs';
import type { PickupSetting } from '../request-setting';
import type { Legs } from './offered';

/** What a monthly customer's form offers. */
export const bookingOffer = (context: RequestContext, setting: PickupSetting): Legs => ({
  pickups: pickupLeg(context, setting),
  deliveriesAfter: context.sameTime ? null : (pickup) => deliveryLeg(context, pickup),
});
