import { LEG, PROGRESS } from '@laundry/shared/constants/progress';
import { REPORTED_ACT, REPORTED_ACTS } from '@laundry/shared/constants/reported-acts';
import { absenceRefusal } from '@laundry/shared/rules/absence/absence';
import { parseDateTime } from '@laundry/shared/time/jst';
import type { ActReport, RequestDetail } from '../../../providers/api/api-types';
import type { Operator } from '../../../providers/access/operator';
import { leadsTo } from '../advance/advance-form';
import { mainAction, requestActions } from '../request/request-actions';

/** What of a report is filled in where it is recorded, and what closes it then. */
export type ReportedFacts = Pick<ActReport, 'id' | 'operation_user' | 'act' | 'count' | 'made_at' | 'settled_id'>;

/** The dialog of a request in which somebody records what was reported; null: none, as the request is by now. */
export function recordingDialog(operator: Operator, request: RequestDetail, { act }: Pick<ReportedFacts, 'act'>) {
  const mayAdvance = (stage: typeof PROGRESS.pickedUp | typeof PROGRESS.delivered) =>
    leadsTo(stage, request) && mainAction(operator, request)?.reason === null ? 'advance' : null;
  const mayDo = <Key extends 'absence' | 'count'>(key: Key) =>
    requestActions(operator, request).some((each) => each.key === key && each.reason === null) ? key : null;
  switch (act) {
    case REPORTED_ACT.pickup:
      return mayAdvance(PROGRESS.pickedUp);
    case REPORTED_ACT.delivery:
      return mayAdvance(PROGRESS.delivered);
    case REPORTED_ACT.pickupAbsence:
      return absenceRefusal(LEG.pickup, request) === null ? mayDo('absence') : null;
    case REPORTED_ACT.deliveryAbsence:
      return absenceRefusal(LEG.delivery, request) === null ? mayDo('absence') : null;
    case REPORTED_ACT.count:
      return mayDo('count');
  }
}

/** Whether the stage that was reported is done, as far as a list knows: its request takes it no more. */
export const isStagePast = ({ act, status }: Pick<ActReport, 'act' | 'status'>): boolean =>
  act === REPORTED_ACT.pickup
    ? status !== PROGRESS.unhandled
    : act === REPORTED_ACT.delivery && status === PROGRESS.delivered;

/** The state of the place that leads to a request in which a report is to be recorded. */
export const withReported = ({ id, operation_user, act, count, made_at, settled_id }: ReportedFacts) => ({
  reported: { id, operation_user, act, count, made_at, settled_id },
});

/** What is to be recorded where somebody was led to a request by a report; null: nothing. */
export function reportedIn(state: unknown): ReportedFacts | null {
  const { id, operation_user, act, count, made_at, settled_id } = fieldsOf(fieldsOf(state).reported);
  const known = REPORTED_ACTS.find((each) => each === act);
  const madeAt = parseDateTime(made_at);
  if (typeof id !== 'number' || typeof operation_user !== 'string' || known === undefined || madeAt === null)
    return null;
  return {
    id,
    operation_user,
    act: known,
    made_at: madeAt,
    count: typeof count === 'number' ? count : null,
    settled_id: typeof settled_id === 'number' ? settled_id : null,
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
