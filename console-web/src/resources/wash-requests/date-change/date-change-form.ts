import { isMessageKey, message } from '@laundry/shared/messages/message';
import {
  type DeliveryLock,
  type PickupLock,
  changeableRow,
  deliveryLock,
  pickupLock,
} from '@laundry/shared/rules/dates/change-rules';
import { decideOperatorChange } from '@laundry/shared/rules/dates/date-change';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { DateChange } from '../../../providers/calls/requests/wash-requests';

/** The two legs as chosen; null for a leg that has no time of its own. */
export interface DateChangeForm {
  readonly pickup: JstDateTime | null;
  readonly delivery: JstDateTime | null;
}

const LOCKS: Readonly<Record<PickupLock | DeliveryLock, string>> = {
  onetime_not_allowed: message('ja', 'onetime_not_allowed'),
  pickup_done: t('requests.dateChange.lockedPickup'),
  delivery_done: t('requests.dateChange.lockedDelivery'),
  delivery_not_same_time: t('requests.dateChange.sameTime'),
};
const textOf = (lock: PickupLock | DeliveryLock | null): string | null => (lock === null ? null : LOCKS[lock]);

/** Why a leg cannot be moved at all; null when it can. */
export const lockOfPickup = (request: RequestDetail): string | null => textOf(pickupLock(changeableRow(request)));
export const lockOfDelivery = (request: RequestDetail): string | null => textOf(deliveryLock(changeableRow(request)));

/** Only the legs that changed are sent. */
export function changeBody(request: RequestDetail, form: DateChangeForm): DateChange {
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
  if (Object.keys(body).length === 0) return { form: t('requests.dateChange.unchanged') };
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
