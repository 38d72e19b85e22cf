import { LIMITS } from '@laundry/shared/constants/limits';
import { HANDOVER, HANDOVERS } from '@laundry/shared/constants/handovers';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { SIZE } from '@laundry/shared/constants/sizes';
import { ofRows, type Invariant } from './invariant.js';

const { unhandled, pickedUp, washed, folded, delivered } = PROGRESS;
const table = 'wash_requests';

/** Which stages are stamped, as digits: pickup, wash, fold, delivery. */
const STAMPED = ['pickup', 'wash', 'fold', 'delivery']
  .map((stage, place) => `(result_${stage}_dt IS NOT NULL) * ${10 ** (3 - place)}`)
  .join(' + ');

export const STAGES: readonly Invariant[] = [
  ofRows({
    name: 'the status of a request is what its stamps say, one stage after the other',
    rule: 'handbook/requests.md#stages',
    table,
    columns: 'id, status, is_bag_delivery, result_pickup_dt, result_wash_dt, result_fold_dt, result_delivery_dt',
    broken: `${STAMPED} <> CASE
             WHEN status = ${unhandled} THEN 0
             WHEN is_bag_delivery = 1 AND status = ${delivered} THEN 1
             WHEN is_bag_delivery = 1 THEN -1
             WHEN status = ${pickedUp} THEN 1000
             WHEN status = ${washed} THEN 1100
             WHEN status = ${folded} THEN 1110
             WHEN status = ${delivered} THEN 1111 ELSE -1 END`,
  }),
  ofRows({
    name: 'no stage is stamped before the one that comes before it',
    rule: 'handbook/requests.md#stages',
    table,
    columns: 'id, result_pickup_dt, result_wash_dt, result_fold_dt, result_delivery_dt',
    broken:
      'result_wash_dt < result_pickup_dt OR result_fold_dt < result_wash_dt OR result_delivery_dt < result_fold_dt',
  }),
  ofRows({
    name: 'a stamp says who made it',
    rule: 'handbook/requests.md#stages',
    table,
    columns: 'id, status, result_pickup_by, result_wash_by, result_fold_by, result_delivery_by',
    broken: ['pickup', 'wash', 'fold', 'delivery']
      .map((stage) => `(result_${stage}_dt IS NULL) <> (result_${stage}_by IS NULL)`)
      .join(' OR '),
  }),
  {
    name: 'the split of a folding adds up to the count of its request',
    rule: 'handbook/requests.md#folding-split',
    sql: `SELECT s.wash_request_id, MAX(r.count) AS bags, COUNT(*) AS people, SUM(s.half_count) AS halves, MAX(r.result_fold_dt) AS folded
        FROM wash_request_staffs s JOIN wash_requests r ON r.id = s.wash_request_id
       GROUP BY s.wash_request_id
      HAVING folded IS NULL OR halves <> 2 * bags OR people > ${LIMITS.splitRowsMax} OR MIN(s.half_count) < 1`,
  },
  {
    name: 'bags were scanned only at a handover that there was',
    rule: 'handbook/requests.md#labels',
    sql: `SELECT c.id, c.wash_request_id, c.handover, r.status FROM handover_scans c JOIN wash_requests r ON r.id = c.wash_request_id
       WHERE c.handover NOT IN (${HANDOVERS.join(', ')})
          OR (c.handover = ${HANDOVER.pickup} AND r.result_pickup_dt IS NULL)
          OR (c.handover = ${HANDOVER.wash} AND r.result_wash_dt IS NULL)
          OR (c.handover = ${HANDOVER.fold} AND r.result_fold_dt IS NULL)
          OR (c.handover = ${HANDOVER.load} AND r.result_fold_dt IS NULL AND r.is_bag_delivery = 0)
          OR (c.handover = ${HANDOVER.delivery} AND r.result_delivery_dt IS NULL)`,
  },
  ofRows({
    name: 'what was folded of more than size S has a split',
    rule: 'handbook/requests.md#folding-split',
    table,
    columns: 'id, size, count, result_fold_dt',
    broken: `result_fold_by IS NOT NULL AND size <> ${SIZE.S} AND count > 0
          AND NOT EXISTS (SELECT 1 FROM wash_request_staffs s WHERE s.wash_request_id = wash_requests.id)`,
  }),
];
