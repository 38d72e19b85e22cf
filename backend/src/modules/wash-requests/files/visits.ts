import { liveSql } from '../request/live-request.js';

/** A stop of a route: one leg of a request that is still to be made. */
export type Leg = 'pickup' | 'delivery';

/** The leg's requests of a day, as SQL with two parameters, the day's first and last moment. */
export const VISITS: Readonly<Record<Leg, string>> = {
  pickup: `${liveSql('w')} AND w.result_pickup_dt IS NULL AND w.sched_pickup_dt >= ? AND w.sched_pickup_dt <= ?`,
  delivery: `${liveSql('w')} AND w.result_delivery_dt IS NULL AND w.sched_delivery_dt >= ? AND w.sched_delivery_dt <= ?`,
};

export const SCHEDULED: Readonly<Record<Leg, string>> = {
  pickup: 'w.sched_pickup_dt',
  delivery: 'w.sched_delivery_dt',
};
