import { LIMITS } from '@laundry/shared/constants/limits';
import { ABSENCE_STATUS, CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { ofRows, type Invariant } from './invariant.js';
import { ONETIME_PLANS } from './plans.js';

const { discard, unpaid } = CANCEL_KIND;
const { none, pickupAgain, deliveryAgain, onHold } = ABSENCE_STATUS;
const table = 'wash_requests';

export const REQUESTS: readonly Invariant[] = [
  ofRows({
    name: 'a request ends for a reason, and only before it is delivered',
    rule: 'handbook/requests.md#ending',
    table,
    columns: 'id, status, cancelled_at, cancel_kind, result_pickup_dt, result_delivery_dt, pay_by',
    broken: `(cancelled_at IS NULL) <> (cancel_kind IS NULL) OR (cancel_kind IS NOT NULL
          AND (cancel_kind NOT IN (${Object.values(CANCEL_KIND).join(', ')}) OR result_delivery_dt IS NOT NULL
            OR (cancel_kind <> ${discard} AND result_pickup_dt IS NOT NULL)
            OR (pay_by IS NOT NULL) <> (cancel_kind = ${unpaid})))`,
  }),
  ofRows({
    name: 'a request that waits for its payment is a one-time request that nobody began',
    rule: 'handbook/requests.md#one-time',
    table,
    columns: 'id, plan_id, status, pay_by, is_bag_delivery',
    broken: `pay_by IS NOT NULL AND (plan_id NOT IN ${ONETIME_PLANS} OR status <> ${PROGRESS.unhandled} OR is_bag_delivery = 1)`,
  }),
  ofRows({
    name: 'a request is listed under its pickup until picked up, then under its delivery',
    rule: 'handbook/requests.md#listed-under',
    table,
    columns: 'id, sched_dt, sched_pickup_dt, sched_delivery_dt, result_pickup_dt, is_tentative',
    broken: `(is_tentative = 1) <> (sched_delivery_dt = '${SAME_TIME_DELIVERY}')
          OR sched_dt <> CASE WHEN sched_pickup_dt IS NULL THEN sched_delivery_dt
                              WHEN result_pickup_dt IS NULL OR is_tentative = 1 THEN sched_pickup_dt
                              ELSE sched_delivery_dt END`,
  }),
  ofRows({
    name: 'a delivery comes after its pickup, which only bags that are brought have not',
    rule: 'handbook/requests.md#same-time',
    table,
    columns: 'id, sched_pickup_dt, sched_delivery_dt, is_bag_delivery',
    broken: '(sched_pickup_dt IS NULL) <> (is_bag_delivery = 1) OR sched_delivery_dt <= sched_pickup_dt',
  }),
  ofRows({
    name: 'a request has as many bags as somebody can order or set',
    rule: 'handbook/requests.md#counts',
    table,
    columns: 'id, count',
    broken: `count NOT BETWEEN ${LIMITS.setCountMin} AND ${LIMITS.setCountMax}`,
  }),
  ofRows({
    name: 'an absence is of the leg that comes next',
    rule: 'handbook/requests.md#absence',
    table,
    columns: 'id, status, absence_status, is_bag_delivery',
    broken: `absence_status <> ${none} AND cancel_kind IS NULL
         AND (status = ${PROGRESS.delivered} OR absence_status NOT IN (${pickupAgain}, ${deliveryAgain}, ${onHold})
           OR (absence_status = ${pickupAgain} AND (status <> ${PROGRESS.unhandled} OR is_bag_delivery = 1))
           OR (absence_status = ${deliveryAgain} AND status = ${PROGRESS.unhandled} AND is_bag_delivery = 0))`,
  }),
  {
    name: 'a request that is to be delivered is nobody’s, or of staff who are there',
    rule: 'handbook/console.md#staff-members',
    sql: `SELECT r.id, r.staff_id, u.role, u.status, u.deleted_at FROM wash_requests r LEFT JOIN users u ON u.id = r.staff_id
       WHERE r.staff_id IS NOT NULL AND r.cancelled_at IS NULL AND r.result_delivery_dt IS NULL
         AND (u.id IS NULL OR u.role NOT IN (${ROLE.admin}, ${ROLE.staff}) OR u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL)`,
  },
  ofRows({
    name: 'an account that has ended has no request that nobody began',
    rule: 'handbook/accounts.md#what-ends-with-an-account',
    table,
    columns: 'id, user_id, sched_dt',
    broken: `status = ${PROGRESS.unhandled} AND cancelled_at IS NULL AND EXISTS (
          SELECT 1 FROM users u WHERE u.id = wash_requests.user_id AND (u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL))`,
  }),
  ofRows({
    name: 'who booked a request is one of its company',
    rule: 'handbook/accounts.md#a-companys-people',
    table,
    columns: 'id, user_id, booked_by',
    broken: `booked_by IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM users u WHERE u.id = wash_requests.booked_by AND u.company_user_id = wash_requests.user_id)`,
  }),
  ofRows({
    name: 'what an invoice summed up names a month whose invoice was issued',
    rule: 'handbook/payments.md#receipts-and-invoices',
    table,
    columns: 'id, user_id, invoiced_month',
    broken: `invoiced_month IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM payment_documents d WHERE d.user_id = wash_requests.user_id AND d.subject = wash_requests.invoiced_month)`,
  }),
  {
    name: 'a link of its own to a request’s page has who is of its company, and was not removed',
    rule: 'handbook/requests.md#visit-page',
    sql: `SELECT l.id, l.wash_request_id, l.user_id FROM visit_links l
        JOIN wash_requests r ON r.id = l.wash_request_id JOIN users u ON u.id = l.user_id
       WHERE u.deleted_at IS NOT NULL OR COALESCE(u.company_user_id, 0) <> r.user_id`,
  },
];
