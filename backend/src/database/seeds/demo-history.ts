import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ABSENCE_STATUS, PROGRESS, type AbsenceStatus } from '@laundry/shared/constants/progress';
import { absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import type { Operation } from '@laundry/shared/rules/history/operation-payloads';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { selfActor, auditRow } from '../../modules/history/audit-entry.js';
import type { OperationHistory } from '../../modules/history/operation-history.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import { FIRST_VERSION } from '../../modules/versions/versioned.entity.js';
import type { AbsenceMail } from '../../modules/wash-requests/absence/absence-mail.entity.js';
import { STAGE_OPERATIONS } from '../../modules/wash-requests/stages/stage-stamp.js';
import type { DemoRequest } from './demo-mails.js';

export type HistoryRow = Omit<OperationHistory, 'id'>;

/** An operation of the past: by whom, the system itself when null, and when. */
type Act = Operation & { readonly actor: User | null; readonly user: User; readonly at: JstDateTime };

interface People {
  readonly byId: ReadonlyMap<number, User>;
  readonly leader: User;
}

/** What was done with a request, by whom: made, handed to somebody, and taken through its stages. */
export function requestActs(user: User, request: DemoRequest, { byId, leader }: People): HistoryRow[] {
  const { pickedUp, washed, folded, delivered } = PROGRESS;
  const stages = [
    [pickedUp, request.result_pickup_dt, request.result_pickup_by],
    [washed, request.result_wash_dt, request.result_wash_by],
    [folded, request.result_fold_dt, request.result_fold_by],
    [delivered, request.result_delivery_dt, request.result_delivery_by],
  ] as const;
  const own = { user, request, at: request.created_at };
  const rows: HistoryRow[] = [];
  // A sale of bags and a one-time request have an entry of their own, with their price.
  if (!request.is_bag_delivery && parsePlanId(request.plan_id)?.part !== 'tx')
    rows.push(historyRow({ ...own, type: OPERATION.requestCreated, actor: user }));
  if (request.staff_id !== null) {
    const assigned = {
      at: addMinutes(request.created_at, 25),
      changes: { staff_id: [null, request.staff_id] },
    } as const;
    rows.push(historyRow({ ...own, ...assigned, type: OPERATION.staffAssigned, actor: leader }));
  }
  for (const [stage, moment, by] of stages)
    if (moment !== null)
      rows.push(historyRow({ ...own, type: STAGE_OPERATIONS[stage], at: moment, actor: byId.get(by ?? 0) ?? null }));
  return rows;
}

/** Mails of nobody met, one after the other. */
export function absenceActs(
  user: User,
  request: DemoRequest,
  mails: readonly Omit<AbsenceMail, 'id'>[],
  { byId }: People,
): HistoryRow[] {
  let absence: AbsenceStatus = ABSENCE_STATUS.none;
  return mails.map(({ type: leg, created_at, staff_id }) => {
    const changes = { absence_status: [absence, absenceStatusAfter(absence, leg)] } as const;
    [, absence] = changes.absence_status;
    const actor = byId.get(staff_id) ?? null;
    return historyRow({ type: OPERATION.absenceMailSent, at: created_at, actor, user, request, changes });
  });
}

export function historyRow({ at, actor, ...act }: Act): HistoryRow {
  const by = actor && selfActor(actor);
  return { ...FIRST_VERSION, ...auditRow({ ...act, actor: by }, at), available_request_count: null };
}
