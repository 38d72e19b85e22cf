import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { ONCE_KEY } from '../modules/payments/core/once-keys.js';
import { ofRows, type Invariant } from './invariant.js';

const { settled, declined, cancelled, expired } = PAYMENT_STATE;
const STATES = Object.values(PAYMENT_STATE)
  .map((state) => `'${state}'`)
  .join(', ');

export const PAYMENTS: readonly Invariant[] = [
  ofRows({
    name: 'a payment is settled once, and released when it came to nothing',
    rule: 'handbook/payments.md#once',
    table: 'payments',
    columns: 'id, user_id, state, settled_at, released_at, amount',
    broken: `(state = '${settled}') <> (settled_at IS NOT NULL) OR state NOT IN (${STATES}) OR amount < 0
          OR (state IN ('${declined}', '${cancelled}', '${expired}') AND released_at IS NULL)`,
  }),
  {
    name: 'a result of a payment is applied once, with its amount',
    rule: 'handbook/payments.md#once',
    sql: `SELECT m.payment_id, p.state, p.amount, m.amount AS reported
        FROM payment_messages m JOIN payments p ON p.id = m.payment_id
       WHERE m.verdict = 'applied' AND m.outcome = '${settled}' AND (p.state <> '${settled}' OR m.amount <> p.amount)
      UNION ALL
      SELECT payment_id, '${settled}', COUNT(*), MAX(amount) FROM payment_messages
       WHERE verdict = 'applied' AND outcome = '${settled}' GROUP BY payment_id HAVING COUNT(*) > 1`,
  },
  {
    name: 'money of a payment that goes back is shown once, in full, and no other',
    rule: 'handbook/payments.md#given-back',
    sql: `SELECT p.id AS payment_id, p.state, p.refund_needed, p.amount, COUNT(m.id) AS refunds, MIN(m.price) AS price
        FROM payments p LEFT JOIN manual_payments m ON m.payment_id = p.id AND m.is_refund = 1
       WHERE p.refund_needed = 1 GROUP BY p.id, p.state, p.refund_needed, p.amount
      HAVING p.state <> '${settled}' OR (p.amount > 0 AND COUNT(m.id) <> 1) OR MIN(m.price) <> p.amount
      UNION ALL
      SELECT m.payment_id, p.state, p.refund_needed, p.amount, 1, m.price
        FROM manual_payments m LEFT JOIN payments p ON p.id = m.payment_id
       WHERE (m.payment_id IS NOT NULL AND (p.id IS NULL OR p.user_id <> m.user_id))
          OR (m.is_refund = 1 AND m.payment_id IS NOT NULL AND p.refund_needed = 0)`,
  },
  {
    name: 'washes that were paid for by card are on the balance, once',
    rule: 'handbook/bags.md#more-bags',
    sql: `SELECT p.id AS payment_id, p.state, p.refund_needed, e.id AS entry_id, e.delta
        FROM payments p LEFT JOIN count_entries e ON e.once_key = CONCAT('${ONCE_KEY.bought}', p.id)
       WHERE p.page_id = ${PAGE.extraPurchase}
         AND ((p.state = '${settled}' AND e.id IS NULL AND p.refund_needed = 0)
              OR (p.state <> '${settled}' AND e.id IS NOT NULL)
              OR e.user_id <> p.user_id OR e.delta <> JSON_EXTRACT(p.purpose, '$.count'))`,
  },
  {
    name: 'a one-time request that was paid is carried out, or its money goes back',
    rule: 'handbook/payments.md#given-back',
    sql: `SELECT p.id AS payment_id, p.state, p.refund_needed, r.id, r.pay_by, r.cancelled_at
        FROM payments p LEFT JOIN wash_requests r ON r.id = JSON_EXTRACT(p.purpose, '$.request_id')
       WHERE p.page_id = ${PAGE.onetimeRequest}
         AND (r.id IS NULL OR r.user_id <> p.user_id
              OR (p.state = '${settled}' AND p.refund_needed = 0
                  AND (r.pay_by IS NOT NULL OR (r.cancelled_at IS NOT NULL AND p.channel <> '${PAYMENT_CHANNEL.deferredInvoice}'))))`,
  },
  ofRows({
    name: 'a one-time request that waits for its payment has one that can still be paid',
    rule: 'handbook/payments.md#held-and-expired',
    table: 'wash_requests',
    columns: 'id, user_id, pay_by',
    broken: `pay_by IS NOT NULL AND cancel_kind IS NULL
          AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.user_id = wash_requests.user_id AND p.page_id = ${PAGE.onetimeRequest}
               AND JSON_EXTRACT(p.purpose, '$.request_id') = wash_requests.id AND p.settled_at IS NULL AND p.released_at IS NULL)`,
  }),
  {
    name: 'what is charged for a month is charged or billed once',
    rule: 'handbook/payments.md#monthly-charge',
    sql: `SELECT p.once_key, p.id AS payment_id, m.id AS manual_payment_id
        FROM payments p JOIN manual_payments m ON m.once_key = p.once_key WHERE p.once_key LIKE '${ONCE_KEY.charge}%'`,
  },
  {
    name: 'a charge that another payment made good for was paid by one of the same customer',
    rule: 'handbook/payments.md#monthly-charge',
    sql: `SELECT p.id, p.user_id, p.paid_by_id, o.state FROM payments p LEFT JOIN payments o ON o.id = p.paid_by_id
       WHERE p.paid_by_id IS NOT NULL AND (o.id IS NULL OR o.user_id <> p.user_id OR o.state <> '${settled}')`,
  },
  {
    name: 'orders to stop and to resume a card take turns',
    rule: 'handbook/payments.md#the-card-on-file',
    sql: `SELECT id, user_id, ref, kind
        FROM (SELECT id, user_id, ref, kind, LAG(kind) OVER (PARTITION BY ref ORDER BY id) AS kind_before
                FROM provider_orders WHERE kind IN ('stop_card', 'resume_card')) o
       WHERE kind = kind_before`,
  },
];
