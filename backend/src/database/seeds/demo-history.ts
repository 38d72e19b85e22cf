import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { planName } from '@laundry/shared/masters/plans';
import { foldCost } from '@laundry/shared/rules/work/fold-cost';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { personName } from '@laundry/shared/text/person-name';
import { addMinutes, monthOf, type JstDateTime } from '@laundry/shared/time/jst';
import { FIRST_VERSION } from '../../modules/versions/versioned.entity.js';
import type { OperationHistory } from '../../modules/history/operation-history.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import type { DemoRequest } from './demo-mails.js';

export type HistoryRow = Omit<OperationHistory, 'id'>;

interface Act {
  readonly type: OperationType;
  readonly at: JstDateTime;
  /** Null: the system itself. */
  readonly actor: User | null;
  readonly user: User;
  readonly request?: DemoRequest;
  readonly more?: Partial<HistoryRow>;
}

/** What was done with a request, by whom: made, handed to somebody, and taken through its stages. */
export function requestActs(
  user: User,
  request: DemoRequest,
  people: { readonly byId: ReadonlyMap<number, User>; readonly leader: User },
): HistoryRow[] {
  const { leader, byId } = people;
  const stages: readonly (readonly [OperationType, JstDateTime | null, number | null])[] = [
    [OPERATION.pickedUp, request.result_pickup_dt, request.result_pickup_by],
    [OPERATION.washed, request.result_wash_dt, request.result_wash_by],
    [OPERATION.folded, request.result_fold_dt, request.result_fold_by],
    [OPERATION.delivered, request.result_delivery_dt, request.result_delivery_by],
  ];
  // A sale of bags and a one-time request have an entry of their own, with their price.
  const isPaidByItself = request.is_bag_delivery || parsePlanId(request.plan_id)?.part === 'tx';
  const acts: Act[] = [
    ...(isPaidByItself ? [] : [{ type: OPERATION.requestCreated, at: request.created_at, actor: user, user, request }]),
    ...(request.staff_id === null
      ? []
      : [{ type: OPERATION.staffAssigned, at: addMinutes(request.created_at, 25), actor: leader, user, request }]),
    ...stages.flatMap(([type, moment, by]) =>
      moment === null ? [] : [{ type, at: moment, actor: byId.get(by ?? 0) ?? null, user, request }],
    ),
  ];
  return acts.map(historyRow);
}

export function historyRow({ type, at, actor, user, request, more }: Act): HistoryRow {
  const planId = request?.plan_id ?? user.plan_id;
  const plan = parsePlanId(planId);
  return {
    ...FIRST_VERSION,
    search_timestamp: at,
    month: monthOf(at),
    operation_type: type,
    operation_user_id: actor?.id ?? null,
    operation_user: actor === null ? '' : personName(actor),
    user_id: user.id,
    user: personName(user),
    company: user.company_name ?? '',
    wreq_id: request?.id ?? null,
    plan: planId,
    disp_plan: plan === null ? '' : planName(plan, 'ja'),
    size: request?.size ?? null,
    count: request?.count ?? null,
    available_request_count: null,
    cost_tenths: request === undefined ? null : Math.round(foldCost(request.count, request.size, user.weight) * 10),
    price: null,
    price_diff: null,
    payment_method_id: null,
    referrer_code: null,
    bikou: '',
    changes: '{}',
    ...more,
  };
}
