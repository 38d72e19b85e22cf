import type { Invariant } from './invariant.js';
import { SAME_TIME_PLANS } from './plans.js';

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
  {
    name: 'a same-time request has its delivery once a later pickup is booked',
    rule: 'handbook/requests.md#same-time',
    sql: `SELECT id, user_id, sched_pickup_dt, next_pickup_dt
        FROM (SELECT id, user_id, sched_pickup_dt, is_tentative,
                     LEAD(sched_pickup_dt) OVER (PARTITION BY user_id ORDER BY sched_pickup_dt) AS next_pickup_dt
                FROM wash_requests
               WHERE result_delivery_dt IS NULL AND cancelled_at IS NULL AND pay_by IS NULL
                 AND is_bag_delivery = 0 AND plan_id IN ${SAME_TIME_PLANS}) s
       WHERE is_tentative = 1 AND next_pickup_dt IS NOT NULL`,
  },
];
