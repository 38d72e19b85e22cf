import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { type ChangeRefusal, type DateChange, decideChange } from '@laundry/shared/rules/dates/date-change';
import { DELIVERY_FIELD } from '@laundry/shared/rules/dates/delivery-rules';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import { type JstDateTime, type JstTime, addDays, at, dateOf, eachDay } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';
import type { Leg } from '../dates/leg';

type WhyNot = (moment: JstDateTime) => MessageKey | null;

/** New pickups; a day that takes no more is closed, but for the day on which the request has its place already. */
export function changedPickupLeg(row: WashRequest, context: RequestContext, server: readonly DateChoice[]): Leg {
  const own = row.sched_pickup_dt ?? '';
  const full = new Set(server.flatMap(({ date, reason }) => (reason === 'full' ? [date] : [])));
  full.delete(dateOf(own));
  return legOf(context, own, (pickup) => {
    const why = refusalOn(PICKUP_FIELD, row, { pickup }, context);
    return why ?? (full.has(dateOf(pickup)) ? 'date_full' : null);
  });
}

/** New deliveries that can follow a pickup. */
export const changedDeliveryLeg = (row: WashRequest, context: RequestContext, pickup: JstDateTime | ''): Leg =>
  legOf(context, row.sched_delivery_dt, (delivery) =>
    refusalOn(DELIVERY_FIELD, row, { pickup: pickup === '' ? undefined : pickup, delivery }, context),
  );

function refusalOn(field: string, row: WashRequest, change: DateChange, context: RequestContext): ChangeRefusal | null {
  const decision = decideChange(changeableRow(row), change, context);
  return decision.ok ? null : (decision.refusals.find((refusal) => refusal.field === field)?.code ?? null);
}

/** A day can be chosen when its last time can: what comes too early on a day comes too early before it. */
function legOf(context: RequestContext, own: JstDateTime | '', whyNot: WhyNot): Leg {
  const { area, requestType, now } = context;
  const times: readonly JstTime[] = area === null ? [] : timesOf(area, requestType);
  const last = times.at(-1) ?? '23:59';
  const today = dateOf(now);
  const days = eachDay(today, addDays(today, LIMITS.daysAhead)).map((date) => ({
    date,
    why: own !== '' && date === dateOf(own) && whyNot(own) === null ? null : whyNot(at(date, last)),
  }));
  return { days, timesOn: (date) => times.map((time) => ({ time, why: whyNot(at(date, time)) })) };
}
