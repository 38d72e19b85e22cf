import { OPERATION, type OperationType } from '../../constants/operation-types.js';
import { storedChanges } from '../history/stored-changes.js';
import { parseRowId } from '../../text/row-id.js';
import type { ChangedBy, LiveChange, LiveResource } from './live-change.js';

/** An operation as the history keeps it, as far as streams have to know. */
export interface RecordedOperation {
  readonly id: number;
  readonly operation_type: OperationType;
  readonly operation_user_id: number | null;
  readonly user_id: number | null;
  readonly wreq_id: number | null;
  /** Of a record that is neither a request nor a customer. */
  readonly target_id: number | null;
  /** As stored. */
  readonly changes: string;
}

/** A change, and whose the request was before it, where that is what changed. */
export interface ToldChange extends LiveChange {
  readonly from_staff_id: number | null;
}

const REQUEST: readonly LiveResource[] = ['wash-requests'];
const USER: readonly LiveResource[] = ['users'];
const BOTH: readonly LiveResource[] = ['wash-requests', 'users'];
const MEMBER: readonly LiveResource[] = ['users', 'members'];
const NOTHING: readonly LiveResource[] = [];

/** What looks different after an operation, whatever its fields; the history itself always does. */
const TOUCHES: Readonly<Record<OperationType, readonly LiveResource[]>> = {
  [OPERATION.requestCreated]: BOTH,
  [OPERATION.requestChanged]: REQUEST,
  [OPERATION.requestCancelled]: BOTH,
  [OPERATION.weeklySaved]: BOTH,
  [OPERATION.weekDayChanged]: BOTH,
  [OPERATION.pickedUp]: BOTH,
  [OPERATION.washed]: REQUEST,
  [OPERATION.folded]: REQUEST,
  [OPERATION.delivered]: REQUEST,
  [OPERATION.reverted]: REQUEST,
  [OPERATION.staffAssigned]: REQUEST,
  [OPERATION.requestCountChanged]: BOTH,
  [OPERATION.requestDateChangedByOperator]: REQUEST,
  [OPERATION.pickupCancelledByOperator]: BOTH,
  [OPERATION.requestDiscarded]: BOTH,
  [OPERATION.requestAutoCancelled]: BOTH,
  [OPERATION.absenceMailSent]: REQUEST,
  [OPERATION.registered]: MEMBER,
  [OPERATION.profileChanged]: BOTH,
  [OPERATION.passwordChanged]: NOTHING,
  [OPERATION.withdrawn]: BOTH,
  [OPERATION.statusChanged]: BOTH,
  [OPERATION.balanceChanged]: USER,
  [OPERATION.roleChanged]: MEMBER,
  [OPERATION.paymentMethodChanged]: USER,
  [OPERATION.billingResumed]: USER,
  [OPERATION.billingStopped]: USER,
  [OPERATION.monthlyGrant]: USER,
  [OPERATION.monthlyCharge]: USER,
  [OPERATION.manualPaymentChanged]: ['manual-payments', 'users'],
  [OPERATION.priceGridChanged]: ['onetime-payments'],
  [OPERATION.planChanged]: BOTH,
  [OPERATION.extraPurchased]: USER,
  [OPERATION.onetimeRequested]: BOTH,
  [OPERATION.workReported]: NOTHING,
  [OPERATION.customerDeleted]: BOTH,
  [OPERATION.extraSoldByOperator]: USER,
  [OPERATION.bagSoldByOperator]: BOTH,
  [OPERATION.holidayChanged]: ['business-holiday-setting', 'wash-requests'],
  [OPERATION.dayLimitChanged]: ['day-limits', 'wash-requests'],
  [OPERATION.areaChanged]: ['area-infos'],
  [OPERATION.maintenanceChanged]: ['maintenance-setting'],
  [OPERATION.secondFactorSetUp]: MEMBER,
  [OPERATION.secondFactorRemoved]: MEMBER,
  [OPERATION.recoveryCodeUsed]: NOTHING,
  [OPERATION.recoveryCodesRenewed]: NOTHING,
  [OPERATION.personalDataErased]: BOTH,
  [OPERATION.calendarFeedMade]: NOTHING,
  [OPERATION.calendarFeedEnded]: NOTHING,
  [OPERATION.careChanged]: BOTH,
  [OPERATION.atDoorChanged]: REQUEST,
  [OPERATION.visitLinkRenewed]: NOTHING,
  [OPERATION.claimMade]: ['claims'],
  [OPERATION.claimAnswered]: ['claims'],
  [OPERATION.lineLinkChanged]: NOTHING,
  [OPERATION.notificationsChanged]: NOTHING,
  [OPERATION.pushDeviceChanged]: NOTHING,
  [OPERATION.bagsLoaded]: REQUEST,
  [OPERATION.visitOrderChanged]: REQUEST,
  [OPERATION.actReported]: REQUEST,
  [OPERATION.actReportClosed]: REQUEST,
  [OPERATION.actReportReopened]: REQUEST,
  [OPERATION.proofTaken]: REQUEST,
  [OPERATION.proofRemoved]: REQUEST,
  [OPERATION.venueChanged]: ['venues'],
  [OPERATION.clerkInvited]: USER,
  [OPERATION.clerkJoined]: USER,
  [OPERATION.clerkRemoved]: USER,
  [OPERATION.invitationTakenBack]: USER,
  [OPERATION.costCentreChanged]: REQUEST,
};

/** What streams tell of an operation; a number that is not known yet, of a newer server, touches the history alone. */
export function changesOf(operation: RecordedOperation): ToldChange[] {
  const stored = storedChanges(operation.changes);
  const idIn = (field: string, side: 'from' | 'to'): number | null =>
    parseRowId(stored.find((change) => change.field === field)?.[side] ?? '');
  const ids: Partial<Record<LiveResource, number | null>> = {
    'wash-requests': operation.wreq_id,
    users: operation.user_id,
    'area-infos': operation.target_id,
    'onetime-payments': operation.target_id,
    venues: operation.target_id,
    claims: idIn('claim_id', 'to'),
    'manual-payments': idIn('payment_id', 'to'),
  };
  const told = {
    version: operation.id,
    who: whoOf(operation),
    by: whoOf(operation) === 'operator' ? operation.operation_user_id : null,
    from_staff_id: operation.operation_type === OPERATION.staffAssigned ? idIn('staff_id', 'from') : null,
  };
  const touched: readonly LiveResource[] = TOUCHES[operation.operation_type] ?? NOTHING;
  return [...touched, 'operation-histories' as const].map((resource) => ({
    ...told,
    resource,
    id: ids[resource] ?? null,
  }));
}

/** An operator's own account is theirs, too: nobody but they and the customer has done that. */
function whoOf({ operation_user_id, user_id }: RecordedOperation): ChangedBy {
  if (operation_user_id === null) return 'system';
  return operation_user_id === user_id ? 'customer' : 'operator';
}
