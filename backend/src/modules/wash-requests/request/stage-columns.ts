import { STAMPED_STAGES, type ResultKey, type StampedStage } from '@laundry/shared/rules/stages/request-progress';
import type { WashRequest } from './wash-request.entity.js';

/** The column that says who stamped a stage, beside the one that says when. */
export const BY_KEYS = {
  result_pickup_dt: 'result_pickup_by',
  result_wash_dt: 'result_wash_by',
  result_fold_dt: 'result_fold_by',
  result_delivery_dt: 'result_delivery_by',
} as const satisfies Record<ResultKey, keyof WashRequest>;

export interface StageColumns {
  readonly status: StampedStage['status'];
  readonly at: ResultKey;
  readonly by: (typeof BY_KEYS)[ResultKey];
}

/** The stages that are stamped, in their order. */
export const STAGE_COLUMNS: readonly StageColumns[] = STAMPED_STAGES.map(({ status, resultKey }) => ({
  status,
  at: resultKey,
  by: BY_KEYS[resultKey],
}));
