import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { ABSENCE_STATUS, PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { absenceLegOf } from '@laundry/shared/rules/absence/absence';
import { schedDt, type ResultKey, type StampedStatus } from '@laundry/shared/rules/stages/request-progress';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { BY_KEYS, STAGE_COLUMNS } from '../request/stage-columns.js';
import type { WashRequest } from '../request/wash-request.entity.js';

const RESULT_KEYS = STAGE_COLUMNS.map(({ at }) => at);

/** What the history calls each stage once it is reached. */
export const STAGE_OPERATIONS = {
  [PROGRESS.pickedUp]: OPERATION.pickedUp,
  [PROGRESS.washed]: OPERATION.washed,
  [PROGRESS.folded]: OPERATION.folded,
  [PROGRESS.delivered]: OPERATION.delivered,
} as const satisfies Record<StampedStatus, OperationType>;

/** The one stage that a body names, with its value. Throws FieldErrors when it names none, or several. */
export function namedStage<Value>(body: Partial<Record<ResultKey, Value | null>>): { key: ResultKey; value: Value } {
  const named = RESULT_KEYS.flatMap((key) => {
    const value = body[key];
    return value === undefined || value === null ? [] : [{ key, value }];
  });
  const [stage] = named;
  if (stage !== undefined && named.length === 1) return stage;
  const wrong = named.length === 0 ? RESULT_KEYS : named.map(({ key }) => key);
  throw new FieldErrors(Object.fromEntries(wrong.map((key) => [key, ['one_result_dt']])));
}

interface Stamp {
  readonly key: ResultKey;
  readonly at: string;
  readonly by: number;
}

/** The columns that reaching a stage writes; the stamp of a leg answers its absence mails (handbook/requests.md#stages). */
export function stampedColumns(request: WashRequest, status: Progress, { key, at, by }: Stamp): Partial<WashRequest> {
  const endsLeg = key === 'result_pickup_dt' || key === 'result_delivery_dt';
  const stamped = { ...request, [key]: at };
  return {
    status,
    [key]: at,
    [BY_KEYS[key]]: by,
    sched_dt: schedDt(stamped),
    absence_status: endsLeg ? ABSENCE_STATUS.none : request.absence_status,
  };
}

/** The columns that going back from a stage writes; a mark of a leg that is not what comes next any more goes with it. */
export function clearedColumns(request: WashRequest, status: Progress, key: ResultKey): Partial<WashRequest> {
  const cleared = { ...request, [key]: null };
  const isSameLeg = absenceLegOf(cleared) === absenceLegOf(request);
  return {
    status,
    [key]: null,
    [BY_KEYS[key]]: null,
    sched_dt: schedDt(cleared),
    absence_status: isSameLeg ? request.absence_status : ABSENCE_STATUS.none,
  };
}
