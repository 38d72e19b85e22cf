import type { Offered } from '@laundry/shared/rules/booking/usual-request';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';
import { type Leg, offers } from '../dates/leg';

export interface Legs {
  readonly pickups: Leg;
  /** null on a same-time plan. */
  readonly deliveriesAfter: ((pickup: JstDateTime) => Leg) | null;
}

/** What a form offers, for the rule that looks for a date. */
export const offeredBy = (
  { pickups, deliveriesAfter }: Legs,
  now: JstDateTime,
  made: readonly WashRequest[],
): Offered => ({
  now,
  pickups: made.flatMap(({ sched_pickup_dt }) => sched_pickup_dt ?? []),
  pickup: (moment) => offers(pickups, moment),
  delivery:
    deliveriesAfter &&
    ((pickup) => {
      const deliveries = deliveriesAfter(pickup);
      return (moment) => offers(deliveries, moment);
    }),
});
