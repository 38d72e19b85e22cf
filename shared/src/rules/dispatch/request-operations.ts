import { PROGRESS } from '../../constants/progress.js';
import { absenceRefusal, absenceLegOf, type AbsenceRefusal } from '../absence/absence.js';
import { type DeliveryLock, type PlannedRow, changeableRow, deliveryLock, pickupLock } from '../dates/change-rules.js';
import { type Decision, type Refusal, ACCEPTED, refuse } from '../decision.js';
import { DELIVERY_FIELD } from '../dates/delivery-rules.js';
import { type PermissionRefusal, type Principal, permissionRefusal } from '../accounts/permissions.js';
import { type ResultTimes, statusOfResults } from '../stages/request-progress.js';

/** What the back office does to a request besides stamping its stages, by the actions of the permission table. */
export type RequestOperation =
  | 'request.assign'
  | 'request.count'
  | 'request.date'
  | 'request.revert'
  | 'request.cancel'
  | 'request.discard'
  | 'request.absenceMail';

/** A request as the server stores it and the console reads it. */
export interface OperatedRow extends PlannedRow, ResultTimes {
  readonly staff_id: number | null;
}

export type StateRefusal =
  | 'onetime_not_allowed'
  | 'not_handled_yet'
  | 'cancel_after_pickup'
  | 'no_pickup_to_cancel'
  | 'discard_after_delivery'
  | DeliveryLock
  | AbsenceRefusal;

const STATES: Readonly<Record<RequestOperation, (row: OperatedRow) => Refusal<StateRefusal> | null>> = {
  'request.assign': () => null,
  'request.count': (row) => (isOnetimeRow(row) ? refuse('onetime_not_allowed', 'count') : null),
  'request.date': dateRefusal,
  'request.revert': (row) => (isUnhandled(row) ? refuse('not_handled_yet', 'status') : null),
  'request.cancel': cancelRefusal,
  'request.discard': (row) => (row.result_delivery_dt === null ? null : refuse('discard_after_delivery', 'status')),
  'request.absenceMail': (row) => absenceRefusal(absenceLegOf(row), row),
};

/** What a request itself forbids, whoever asks; null where it allows the operation. */
export const stateRefusal = (operation: RequestOperation, row: OperatedRow): Refusal<StateRefusal> | null =>
  STATES[operation](row);

/** Whether somebody may do something to a request. A permission that is missing comes before what the request forbids. */
export function decideOperation(
  operation: RequestOperation,
  caller: Principal,
  row: OperatedRow,
): Decision<PermissionRefusal | StateRefusal> {
  const missing = permissionRefusal(caller, operation, row);
  if (missing !== null) return refuse(missing, 'staff_id');
  return stateRefusal(operation, row) ?? ACCEPTED;
}

const isUnhandled = (row: ResultTimes): boolean => statusOfResults(row) === PROGRESS.unhandled;
const isOnetimeRow = (row: PlannedRow): boolean => changeableRow(row).is_onetime;

/** Dates can be changed as long as one leg can. */
function dateRefusal(row: OperatedRow): Refusal<StateRefusal> | null {
  const legs = changeableRow(row);
  const lock = deliveryLock(legs);
  return lock === null || pickupLock(legs) === null ? null : refuse(lock, DELIVERY_FIELD);
}

/** An operator cancels until the pickup is done; what was paid for one by one, and bags that are brought, are discarded instead. */
function cancelRefusal(row: OperatedRow): Refusal<StateRefusal> | null {
  if (isOnetimeRow(row)) return refuse('onetime_not_allowed', 'plan_id');
  if (row.is_bag_delivery) return refuse('no_pickup_to_cancel', 'status');
  return isUnhandled(row) ? null : refuse('cancel_after_pickup', 'status');
}
