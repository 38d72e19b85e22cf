import { ofRows, type Invariant } from './invariant.js';
import { SAME_TIME_PLANS } from './plans.js';

/** Of a plan whose delivery comes with the next pickup, and still to be delivered. */
const openSameTime = (
  request: string,
): string => `${request}.result_delivery_dt IS NULL AND ${request}.cancelled_at IS NULL
          AND ${request}.pay_by IS NULL AND ${request}.is_bag_delivery = 0 AND ${request}.plan_id IN ${SAME_TIME_PLANS}`;

export const PLACES: readonly Invariant[] = [
  {
    // Laundry that was picked up keeps its place, also when the request is discarded.
    name: 'a day has as many places taken as pickups',
    rule: 'handbook/requests.md#capacity',
    sql: `SELECT day, SUM(used) AS used, SUM(pickups) AS pickups
        FROM (SELECT date AS day, used, 0 AS pickups FROM pickup_days
               UNION ALL
              SELECT SUBSTR(sched_pickup_dt, 1, 10), 0, COUNT(*) FROM wash_requests
               WHERE sched_pickup_dt IS NOT NULL AND (cancelled_at IS NULL OR result_pickup_dt IS NOT NULL)
               GROUP BY SUBSTR(sched_pickup_dt, 1, 10)) d
       GROUP BY day HAVING SUM(used) <> SUM(pickups)`,
  },
  {
    name: 'a customer has one open request at a time',
    rule: 'handbook/requests.md#one-a-time',
    sql: `SELECT user_id, live_pickup_dt, COUNT(*) AS requests FROM wash_requests
       WHERE live_pickup_dt IS NOT NULL GROUP BY user_id, live_pickup_dt HAVING COUNT(*) > 1`,
  },
  {
    name: 'a weekly schedule makes one request a day, of its customer',
    rule: 'handbook/requests.md#weekly',
    sql: `SELECT week_request_id, week_date, MIN(id) AS first_id, COUNT(*) AS requests FROM wash_requests
       WHERE week_request_id IS NOT NULL GROUP BY week_request_id, week_date HAVING COUNT(*) > 1 OR week_date IS NULL
      UNION ALL
      SELECT r.week_request_id, r.week_date, r.id, 1 FROM wash_requests r JOIN week_requests w ON w.id = r.week_request_id
       WHERE r.user_id <> w.user_id`,
  },
  ofRows({
    name: 'a same-time request has its delivery once a later pickup is booked',
    rule: 'handbook/requests.md#same-time',
    table: 'wash_requests',
    columns: 'id, user_id, sched_pickup_dt',
    broken: `is_tentative = 1 AND ${openSameTime('wash_requests')} AND EXISTS (
          SELECT 1 FROM wash_requests n WHERE n.user_id = wash_requests.user_id AND n.sched_pickup_dt > wash_requests.sched_pickup_dt
             AND ${openSameTime('n')})`,
  }),
];
