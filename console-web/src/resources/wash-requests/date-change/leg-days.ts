import { isMessageKey, message } from '@laundry/shared/messages/message';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import { changeableRow, deliveryLock } from '@laundry/shared/rules/dates/change-rules';
import { type DateChange, decideOperatorChange } from '@laundry/shared/rules/dates/date-change';
import { DELIVERY_FIELD, deliveryFloor } from '@laundry/shared/rules/dates/delivery-rules';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { LIMITS } from '@laundry/shared/constants/limits';
import { type JstDate, type JstDateTime, addDays, at, dateOf, eachDay, timeOf } from '@laundry/shared/time/jst';
import type { ReasonOf } from '../../../components/date-time/reason-of';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { DateChangeForm } from './date-change-form';

/** What the calendar of a request knows: the rules' facts, and the days that take no more pickups. */
export interface ChangeContext extends RequestContext {
  readonly full: ReadonlySet<JstDate>;
}

/** Why a pickup cannot be moved to a day: by the server's own rule, or because the day is full of others'. */
export function pickupReasons(request: RequestDetail, context: ChangeContext): ReasonOf {
  const own = request.sched_pickup_dt === null ? null : dateOf(request.sched_pickup_dt);
  return (date) => {
    if (date === own) return null;
    const code = refusalOn(PICKUP_FIELD, request, { pickup: at(date, lastTime(context)) }, context);
    return code === null && context.full.has(date) ? reasonOf('date_full') : reasonOf(code);
  };
}

/** Why a delivery cannot be moved to a day, beside the pickup that is chosen. */
export function deliveryReasons(request: RequestDetail, form: DateChangeForm, context: ChangeContext): ReasonOf {
  const pickup = form.pickup ?? undefined;
  return (date) =>
    reasonOf(refusalOn(DELIVERY_FIELD, request, { pickup, delivery: at(date, lastTime(context)) }, context));
}

/** A pickup is moved; a delivery that it leaves too little time for follows, to the first day of its own hour. */
export function withPickup(
  request: RequestDetail,
  form: DateChangeForm,
  pickup: JstDateTime,
  context: RequestContext,
): DateChangeForm {
  const { delivery } = form;
  const moved = { ...form, pickup };
  const isOn = (delivery: JstDateTime) => refusalOn(DELIVERY_FIELD, request, { pickup, delivery }, context) === null;
  if (delivery === null || deliveryLock(changeableRow(request)) !== null || isOn(delivery)) return moved;
  const floor = deliveryFloor(pickup, context.calendar);
  const last = addDays(dateOf(context.now), LIMITS.daysAhead);
  if (floor === null || refusalOn(PICKUP_FIELD, request, { pickup, delivery }, context) !== null) return moved;
  const day = eachDay(dateOf(floor), last).find((date) => isOn(at(date, timeOf(delivery))));
  return day === undefined ? moved : { ...moved, delivery: at(day, timeOf(delivery)) };
}

function refusalOn(field: string, request: RequestDetail, change: DateChange, context: RequestContext): string | null {
  const decision = decideOperatorChange(changeableRow(request), change, context);
  return decision.ok ? null : (decision.refusals.find((refusal) => refusal.field === field)?.code ?? null);
}

/** A day can be chosen when its last time can: what comes too early on a day comes too early before it. */
const lastTime = ({ area, requestType }: RequestContext) =>
  (area === null ? undefined : timesOf(area, requestType).at(-1)) ?? '23:59';

const MARKS: Readonly<Record<string, string>> = {
  closed_sunday: t('dates.closed'),
  closed_saturday: t('dates.closed'),
  closed_holiday: t('dates.closed'),
  date_full: t('dates.full'),
};

const reasonOf = (code: string | null) =>
  code === null ? null : { mark: MARKS[code] ?? '', text: isMessageKey(code) ? message('ja', code) : code };
