import { isMessageKey, message } from '@laundry/shared/messages/message';
import { changeableRow, deliveryLock, pickupLock } from '@laundry/shared/rules/change-rules';
import { decideOperatorChange } from '@laundry/shared/rules/date-change';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import type { DateChangeBody } from '../../../providers/wash-request-calls';

/** The two legs as chosen; null for a leg that has no time of its own. */
export interface DateChangeForm {
  readonly pickup: JstDateTime | null;
  readonly delivery: JstDateTime | null;
}

const { dateChange: texts } = requestTexts;

/** Why a leg cannot be moved at all; null when it can. */
export const lockOfPickup = (request: RequestDetail): string | null =>
  pickupLock(changeableRow(request)) === null ? null : texts.lockedPickup;

export function lockOfDelivery(request: RequestDetail): string | null {
  const lock = deliveryLock(changeableRow(request));
  if (lock === null) return null;
  return lock === 'delivery_not_same_time' ? texts.sameTime : texts.lockedDelivery;
}

/** Only the legs that changed are sent. */
export function changeBody(request: RequestDetail, form: DateChangeForm): DateChangeBody {
  return {
    ...(form.pickup !== null && form.pickup !== request.sched_pickup_dt ? { sched_pickup_dt: form.pickup } : {}),
    ...(form.delivery !== null && form.delivery !== request.sched_delivery_dt
      ? { sched_delivery_dt: form.delivery }
      : {}),
  };
}

/** What stands against the change, by the field it belongs to; empty when nothing does. */
export function changeProblems(
  request: RequestDetail,
  form: DateChangeForm,
  context: RequestContext,
): Readonly<Record<string, string>> {
  const body = changeBody(request, form);
  if (Object.keys(body).length === 0) return { form: texts.unchanged };
  const decision = decideOperatorChange(
    changeableRow(request),
    { pickup: body.sched_pickup_dt, delivery: body.sched_delivery_dt },
    context,
  );
  if (decision.ok) return {};
  return Object.fromEntries(
    decision.refusals.map(({ field, code }) => [field, isMessageKey(code) ? message('ja', code) : code]),
  );
}
