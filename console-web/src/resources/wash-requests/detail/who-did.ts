import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import type { RequestDetail } from '../../../providers/api-types';

const OPERATION_OF_STAGE: Readonly<Partial<Record<Progress, OperationType>>> = {
  [PROGRESS.pickedUp]: OPERATION.pickedUp,
  [PROGRESS.washed]: OPERATION.washed,
  [PROGRESS.folded]: OPERATION.folded,
  [PROGRESS.delivered]: OPERATION.delivered,
};

/** Who stamped a stage, by the latest record of it; empty when there is none. */
export function whoDid(request: Pick<RequestDetail, 'history'>, status: Progress): string {
  const entries = request.history.filter((entry) => entry.operation_type === OPERATION_OF_STAGE[status]);
  const latest = entries.toSorted((a, b) => b.id - a.id)[0];
  return latest?.operation_user ?? '';
}
