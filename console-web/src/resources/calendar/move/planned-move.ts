import type { LegName } from '@laundry/shared/constants/progress';
import { message } from '@laundry/shared/messages/message';
import { type JstDate, at, dateOf, timeOf } from '@laundry/shared/time/jst';
import type { ReasonOf } from '../../../components/date-time/reason-of';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import {
  type DateChangeForm,
  changeProblems,
  lockOfDelivery,
  lockOfPickup,
} from '../../wash-requests/date-change/date-change-form';
import {
  type ChangeContext,
  deliveryReasons,
  pickupReasons,
  withPickup,
} from '../../wash-requests/date-change/leg-days';

/** A request of a day that is to be cleared, and what the date rules need besides it. */
export interface Affected {
  readonly request: RequestDetail;
  readonly context: ChangeContext;
}

/** Where a request would go, or why it stays. */
export interface PlannedMove {
  readonly form: DateChangeForm;
  readonly problem: string | null;
}

/** Why a request cannot leave a day, whichever day it should go to; null when it can. */
export function lockOn({ request }: Affected, from: JstDate): string | null {
  const leg = legOn(request, from);
  if (leg === null) return message('ja', 'stale');
  return leg === 'pickup' ? lockOfPickup(request) : lockOfDelivery(request);
}

/** The leg that stands on a day goes to another at its hour; a delivery follows its pickup as in a single change. */
export function plannedMove(affected: Affected, from: JstDate, to: JstDate): PlannedMove {
  const { request } = affected;
  const form: DateChangeForm = { pickup: request.sched_pickup_dt, delivery: request.sched_delivery_dt };
  const lock = lockOn(affected, from);
  if (lock !== null) return { form, problem: lock };
  const context = { ...affected.context, now: nowJst() };
  const moved = movedForm(request, form, from, to, context);
  const problems = Object.values(changeProblems(request, moved, context));
  const isFull = moved.pickup !== form.pickup && context.full.has(to);
  if (problems.length === 0 && isFull) problems.push(message('ja', 'date_full'));
  return problems.length === 0 ? { form: moved, problem: null } : { form, problem: problems.join(' ') };
}

/** Why a day takes none of the requests that can leave theirs: what keeps the first of them away, a closed or full day before all else. */
export function moveReasons(requests: readonly Affected[], from: JstDate): ReasonOf {
  const ownReasons = requests.map(({ request, context }) => {
    const present = { ...context, now: nowJst() };
    const form: DateChangeForm = { pickup: request.sched_pickup_dt, delivery: request.sched_delivery_dt };
    return legOn(request, from) === 'pickup'
      ? pickupReasons(request, present)
      : deliveryReasons(request, form, present);
  });
  return (date) => {
    if (date === from) return { mark: '', text: t('moves.sameDay') };
    const reasons = ownReasons.map((reasonOf) => reasonOf(date));
    if (reasons.includes(null)) return null;
    return reasons.find((reason) => reason?.mark) ?? reasons[0] ?? null;
  };
}

function movedForm(
  request: RequestDetail,
  form: DateChangeForm,
  from: JstDate,
  to: JstDate,
  context: ChangeContext,
): DateChangeForm {
  const { pickup, delivery } = form;
  if (pickup !== null && legOn(request, from) === 'pickup')
    return withPickup(request, form, at(to, timeOf(pickup)), context);
  return { pickup, delivery: delivery === null ? null : at(to, timeOf(delivery)) };
}

/** The leg of a request that is on a day and not done; null when it has left that day. */
export function legOn(request: RequestDetail, day: JstDate): LegName | null {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = request;
  if (pickup !== null && request.result_pickup_dt === null && dateOf(pickup) === day) return 'pickup';
  return request.result_delivery_dt === null && dateOf(delivery) === day ? 'delivery' : null;
}
