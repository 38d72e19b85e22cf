import type { LegName } from '@laundry/shared/constants/progress';
import { liveSql } from '../request/live-request.js';

/** The requests of a day of which a leg is still to be made, as SQL with two parameters, the day's first and last moment. */
export const VISITS: Readonly<Record<LegName, string>> = {
  pickup: `${liveSql('w')} AND w.result_pickup_dt IS NULL AND w.sched_pickup_dt >= ? AND w.sched_pickup_dt <= ?`,
  delivery: `${liveSql('w')} AND w.result_delivery_dt IS NULL AND w.sched_delivery_dt >= ? AND w.sched_delivery_dt <= ?`,
};

export const SCHEDULED: Readonly<Record<LegName, string>> = {
  pickup: 'w.sched_pickup_dt',
  delivery: 'w.sched_delivery_dt',
};
