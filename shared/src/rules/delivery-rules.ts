import { LIMITS } from '../constants/limits.js';
import { type JstDate, type JstDateTime, type JstTime, addDays, addHours, at, dateOf, eachDay } from '../time/jst.js';
import { timesOf } from './area-hours.js';
import { type Decision, ACCEPTED, refuse } from './decision.js';
import {
  type DateChoice,
  type DateReason,
  type PlaceRefusal,
  type RequestContext,
  dateChoice,
  isTooFarAhead,
  placeRefusal,
} from './request-context.js';
import { type OpenCalendar, closedReason, countOpenDays, nthOpenDayFrom } from './working-days.js';

export const DELIVERY_FIELD = 'sched_delivery_dt';

export type DeliveryRefusal = PlaceRefusal | 'delivery_too_early' | 'delivery_too_late';

/** The gap that washing takes: 48 hours, and three open days counting the pickup's and the delivery's (decisions 5). */
export function isLongEnoughAfter(pickup: JstDateTime, delivery: JstDateTime, calendar: OpenCalendar): boolean {
  if (delivery < addHours(pickup, LIMITS.deliveryAfterPickupHours)) return false;
  return countOpenDays(dateOf(pickup), dateOf(delivery), calendar) >= LIMITS.deliveryAfterPickupOpenDays;
}

/** Whether a delivery can follow a pickup: 48 h and 3 working days, 30 days, area, open day, hour. */
export function decideDelivery(
  delivery: JstDateTime,
  pickup: JstDateTime,
  context: RequestContext,
): Decision<DeliveryRefusal> {
  const code = spanRefusal(delivery, pickup, context) ?? placeRefusal(delivery, context);
  return code === null ? ACCEPTED : refuse(code, DELIVERY_FIELD);
}

/** The delivery times that can be chosen on a day; none when the day cannot be chosen. */
export function deliveryTimesOn(date: JstDate, pickup: JstDateTime, context: RequestContext): readonly JstTime[] {
  const { area, requestType } = context;
  if (area === null) return [];
  return timesOf(area, requestType).filter((time) => decideDelivery(at(date, time), pickup, context).ok);
}

/** Each day from `from` to `to`: open for a delivery, or why not. Days are not limited for deliveries. */
export function deliveryDateChoices(
  from: JstDate,
  to: JstDate,
  pickup: JstDateTime,
  context: RequestContext,
): readonly DateChoice[] {
  return eachDay(from, to).map((date) => dateChoice(date, dateReason(date, pickup, context)));
}

/** The first delivery that can follow a pickup; null when there is none within 30 days. */
export function earliestDelivery(pickup: JstDateTime, context: RequestContext): JstDateTime | null {
  const third = nthOpenDayFrom(dateOf(pickup), LIMITS.deliveryAfterPickupOpenDays, context.calendar);
  if (third === null) return null;
  for (const date of eachDay(third, addDays(dateOf(context.now), LIMITS.daysAhead))) {
    const [time] = deliveryTimesOn(date, pickup, context);
    if (time !== undefined) return at(date, time);
  }
  return null;
}

function spanRefusal(delivery: JstDateTime, pickup: JstDateTime, context: RequestContext) {
  if (!isLongEnoughAfter(pickup, delivery, context.calendar)) return 'delivery_too_early';
  return isTooFarAhead(dateOf(delivery), context.now) ? 'delivery_too_late' : null;
}

function dateReason(date: JstDate, pickup: JstDateTime, context: RequestContext): DateReason | null {
  const { area, requestType } = context;
  const last = at(date, (area === null ? undefined : timesOf(area, requestType).at(-1)) ?? '23:59');
  const closed = closedReason(date, context.calendar);
  if (last < addHours(pickup, LIMITS.deliveryAfterPickupHours)) return 'too_early';
  if (closed === null && !isLongEnoughAfter(pickup, last, context.calendar)) return 'too_early';
  return isTooFarAhead(date, context.now) ? 'too_late' : closed;
}
