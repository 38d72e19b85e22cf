import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';

/** What moves a request from stage to stage. */
const STAGES: readonly OperationType[] = [
  ...[OPERATION.pickedUp, OPERATION.washed, OPERATION.folded, OPERATION.delivered, OPERATION.reverted],
];
const ENDINGS: readonly OperationType[] = [
  ...[OPERATION.requestCancelled, OPERATION.pickupCancelledByOperator],
  ...[OPERATION.requestDiscarded, OPERATION.requestAutoCancelled],
];
const DATE_CHANGES: readonly OperationType[] = [OPERATION.requestChanged, OPERATION.requestDateChangedByOperator];

/** Everything that an operation on a request is decided on: what happens to it between decision and write makes the operation stale. */
const staleAfter: readonly OperationType[] = [
  ...STAGES,
  ...ENDINGS,
  ...[OPERATION.staffAssigned, OPERATION.requestCountChanged, OPERATION.absenceMailSent],
  ...DATE_CHANGES,
];

/** Who was first where a call compares the stage that its caller saw. */
export const STAGE_CHANGES = { column: 'wreq_id', types: [...STAGES, ...ENDINGS], staleAfter } as const;
/** Who was first where a call compares assignee, stage and time of what its caller saw on the board of a day. */
export const BOARD_CHANGES = {
  column: 'wreq_id',
  types: [OPERATION.staffAssigned, ...STAGES, ...DATE_CHANGES, ...ENDINGS],
  staleAfter,
} as const;
/** Who was first where a call compares the stops of a half hour and the order that they were kept in. */
export const ORDER_CHANGES = {
  column: 'wreq_id',
  types: [OPERATION.visitOrderChanged, ...BOARD_CHANGES.types, OPERATION.absenceMailSent],
  staleAfter,
} as const;
/** Who was first where a call compares the assignee that its caller saw. */
export const ASSIGNMENTS = { column: 'wreq_id', types: [OPERATION.staffAssigned, ...ENDINGS], staleAfter } as const;
