import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Invariant } from './invariant.js';

const O = OPERATION;
/** All of them would be read for minutes: what goes wrong now is among the latest. */
const LATEST = 10_000;

const of = (...types: readonly number[]): string =>
  `SUM(CASE WHEN h.operation_type IN (${types.join(', ')}) THEN 1 ELSE 0 END)`;

const MADE = of(O.requestCreated, O.onetimeRequested, O.bagSoldByOperator);
const STAMPS = `(${of(O.pickedUp, O.washed, O.folded, O.delivered)} - ${of(O.reverted)})`;
const STAMPED = ['pickup', 'wash', 'fold', 'delivery'].map((stage) => `(r.result_${stage}_dt IS NOT NULL)`).join(' + ');
const ENDS = of(O.requestCancelled, O.pickupCancelledByOperator, O.requestDiscarded, O.requestAutoCancelled);

/** Of each of the latest requests, how many entries there are of what it has gone through. */
const entriesOf = (entries: string, expected: string): string =>
  `SELECT id, status, cancel_kind, entries, expected
        FROM (SELECT r.id, r.status, r.cancel_kind, ${entries} AS entries, MAX(${expected}) AS expected
                FROM wash_requests r LEFT JOIN operation_histories h ON h.wreq_id = r.id
               WHERE r.id > (SELECT MAX(id) FROM wash_requests) - ${LATEST}
               GROUP BY r.id, r.status, r.cancel_kind) e
       WHERE entries <> expected`;

export const HISTORY: readonly Invariant[] = [
  {
    name: 'the history says once how a request was made',
    rule: 'handbook/console.md#history',
    sql: entriesOf(MADE, '(r.pay_by IS NULL)'),
  },
  {
    name: 'the history has each stage of a request, and each that was taken back',
    rule: 'handbook/console.md#history',
    sql: entriesOf(STAMPS, `(${STAMPED})`),
  },
  {
    name: 'the history says once how a request ended',
    rule: 'handbook/console.md#history',
    sql: entriesOf(ENDS, `(r.cancel_kind IS NOT NULL AND r.cancel_kind <> ${CANCEL_KIND.unpaid})`),
  },
  {
    name: 'an entry of the history is in its month',
    rule: 'handbook/console.md#history',
    // By its index, of which a group's ends are enough.
    sql: `SELECT month, operation_type, MIN(search_timestamp) AS first_at, MAX(search_timestamp) AS last_at
        FROM operation_histories GROUP BY month, operation_type
      HAVING SUBSTR(MIN(search_timestamp), 1, 7) <> month OR SUBSTR(MAX(search_timestamp), 1, 7) <> month`,
  },
];
