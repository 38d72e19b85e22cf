import { LIMITS } from '@laundry/shared/constants/limits';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { ONCE_KEY } from '../modules/payments/core/once-keys.js';
import { ofRows, type Invariant } from './invariant.js';
import { ONETIME_PLANS } from './plans.js';

const { customer, operator, automatic } = CANCEL_KIND;

/** Bags that a request `r` has cost, now that it is as it is. */
const COST = `CASE
  WHEN r.plan_id IN ${ONETIME_PLANS} OR r.is_bag_delivery = 1 OR r.cancel_kind IN (${customer}, ${operator}) THEN 0
  WHEN r.cancel_kind = ${automatic} AND r.count > ${LIMITS.autoCancelBags} THEN ${LIMITS.autoCancelBags}
  ELSE r.count END`;

/** What nobody gives back, and so has to leave room for. */
const ADDED = "('grant', 'purchase', 'operator')";

/** No id is above this prime. */
const PRIME = 2_147_483_647;
const square = (id: string): string => `${id} * ${id} % ${PRIME}`;

/** Entries that are looked at one by one: those of a night in which the months of 20,000 customers turn, and more. */
const LATEST = 200_000;

export const BALANCES: readonly Invariant[] = [
  {
    name: 'a balance is the sum of its ledger, and never below nothing',
    rule: 'handbook/bags.md#the-balance',
    sql: `SELECT u.id AS user_id, u.available_request_count, COALESCE(l.bags, 0) AS ledger
        FROM users u LEFT JOIN (SELECT user_id, SUM(delta) AS bags FROM count_entries GROUP BY user_id) l ON l.user_id = u.id
       WHERE u.available_request_count < ${LIMITS.balanceMin} OR u.available_request_count <> COALESCE(l.bags, 0)`,
  },
  {
    name: 'no entry of the ledger took a balance below nothing',
    rule: 'handbook/bags.md#the-balance',
    // Back from the balance of now, which is the sum of all.
    sql: `SELECT id, user_id, reason, delta, balance
        FROM (SELECT e.id, e.user_id, e.reason, e.delta, u.available_request_count + e.delta
                       - SUM(e.delta) OVER (PARTITION BY e.user_id ORDER BY e.id DESC) AS balance
                FROM count_entries e JOIN users u ON u.id = e.user_id
               WHERE e.id > (SELECT MAX(id) FROM count_entries) - ${LATEST}) b
       WHERE balance < ${LIMITS.balanceMin}`,
  },
  {
    name: 'bags that are granted, bought or set never lift a balance above 100',
    rule: 'handbook/bags.md#the-balance',
    sql: `SELECT e.id, e.user_id, e.reason, e.delta, SUM(b.delta) AS balance
        FROM count_entries e JOIN count_entries b ON b.user_id = e.user_id AND b.id <= e.id
       WHERE e.user_id IN (SELECT id FROM users WHERE available_request_count > ${LIMITS.balanceMax})
         AND e.delta > 0 AND e.reason IN ${ADDED}
       GROUP BY e.id, e.user_id, e.reason, e.delta HAVING SUM(b.delta) > ${LIMITS.balanceMax}`,
  },
  {
    // Asked of customers first, request by request only of those where it does not add up: weighed with their ids and
    // the squares of these by a prime, three mistakes never cancel each other out (a Vandermonde matrix has an inverse).
    // `+ 0`: in the order of the rows, not of an index.
    name: 'a request has taken from the balance of its customer what it costs',
    rule: 'handbook/bags.md#what-a-request-costs',
    sql: `SELECT d.user_id, r.id AS request_id, r.count, r.cancel_kind
        FROM (SELECT owner AS user_id
                FROM (SELECT r.user_id + 0 AS owner, SUM(${COST}) AS bags, SUM(r.id * ${COST}) AS weighed, SUM(${square('r.id')} * ${COST}) AS squared
                        FROM wash_requests r GROUP BY r.user_id + 0
                       UNION ALL
                      SELECT user_id + 0, SUM(delta), SUM(wash_request_id * delta), SUM(${square('wash_request_id')} * delta)
                        FROM count_entries WHERE wash_request_id IS NOT NULL GROUP BY user_id + 0) m
               GROUP BY owner HAVING SUM(bags) <> 0 OR SUM(weighed) <> 0 OR SUM(squared) <> 0 LIMIT 100) d
        LEFT JOIN wash_requests r ON r.user_id = d.user_id AND ${COST} <>
             (SELECT -COALESCE(SUM(e.delta), 0) FROM count_entries e WHERE e.user_id = r.user_id AND e.wash_request_id = r.id)`,
  },
  ofRows({
    name: 'a month is granted once',
    rule: 'handbook/bags.md#grants',
    table: 'count_entries',
    columns: 'id, user_id, delta, once_key',
    broken:
      "reason = 'grant' AND (once_key IS NULL OR once_key <> CONCAT('grant:', user_id, ':', SUBSTR(once_key, -7)))",
  }),
  {
    // Not whoever may have been suspended at the turn, or had as many bags already when the plan began.
    name: 'an active customer of a monthly plan has the bags of the month',
    rule: 'handbook/bags.md#grants',
    sql: `SELECT u.id AS user_id, u.plan_id, u.turned_month FROM users u
       WHERE u.role = ${ROLE.customer} AND u.status = ${USER_STATUS.active} AND u.deleted_at IS NULL AND u.plan_id NOT IN ${ONETIME_PLANS}
         AND (u.onetime_to_monthly_dt IS NULL OR SUBSTR(u.onetime_to_monthly_dt, 1, 7) <> u.turned_month)
         AND NOT EXISTS (SELECT 1 FROM count_entries e WHERE e.once_key = CONCAT('grant:', u.id, ':', u.turned_month))
         AND NOT EXISTS (SELECT 1 FROM stopped_infos s WHERE s.user_id = u.id)
         AND EXISTS (SELECT 1 FROM count_entries e WHERE e.user_id = u.id AND e.reason = 'grant')`,
  },
  {
    name: 'a plan that begins with a later month has brought no bags and no charge yet, and is monthly',
    rule: 'handbook/plans-and-prices.md#first-month',
    sql: `SELECT u.id, u.begins_month, u.turned_month FROM users u
       WHERE u.begins_month IS NOT NULL
         AND (u.plan_id IN ${ONETIME_PLANS}
              OR EXISTS (SELECT 1 FROM count_entries e WHERE e.user_id = u.id AND e.reason = 'grant')
              OR EXISTS (SELECT 1 FROM payments p WHERE p.once_key = CONCAT('${ONCE_KEY.charge}', u.id, ':', u.begins_month)))`,
  },
];
