import type { ResultKey } from '@laundry/shared/rules/stages/request-progress';

/** The field that names who stamped a stage, beside the field that says when. */
export const STAMPED_BY = {
  result_pickup_dt: 'result_pickup_by_name',
  result_wash_dt: 'result_wash_by_name',
  result_fold_dt: 'result_fold_by_name',
  result_delivery_dt: 'result_delivery_by_name',
} as const satisfies Record<ResultKey, string>;
