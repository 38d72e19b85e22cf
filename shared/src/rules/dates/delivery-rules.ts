import { LIMITS } from '../../constants/limits.js';
import {
  type JstDate,
  type JstDateTime,
  type JstTime,
  addDays,
  addHours,
  at,
  dateOf,
  eachDay,
} from '../../time/jst.js';
import { timesOf } from '../areas/area-hours.js';
import { type Decision, ACCEPTED, refuse } from '../decision.js';
import {
  type DateChoice,
  type DateReason,
  type PlaceRefusal,
  type RequestContext,
  dateChoice,
  isTooFarAhead,
  placeRefusal,
} from './request-context.js';
import { type OpenCalendar, closedReason, nthOpenDayFrom } from '../calendar/working-days.js';

export const DELIVERY_FIELD = 'sched_delivery_dt';

export type DeliveryRefusal = PlaceRefusal | 'delivery_too_early' | 'delivery_too_late';

/**
 * The first moment washing leaves for a delivery: 48 hours after the pickup, and on the third open day counting the
 * pickup's (handbook/requests.md). null when the calendar has no such day.
 */
export function deliveryFloor(pickup: JstDateTime, calendar: OpenCalendar): JstDateTime | null {
  const third = nthOpenDayFrom(dateOf(pickup), LIMITS.deliveryAfterPickupOpenDays, calendar);
  if (third === null) return null;
  const hoursLater = addHours(pickup, LIMITS.deliveryAfterPickupHours);
  const dayLater = at(third, '00:00');
  return hoursLater > dayLater ? hoursLater : dayLater;
}

export function isLongEnoughAfter(pickup: JstDateTime, delivery: JstDateTime, calendar: OpenCalendar): boolean {
  const floor = deliveryFloor(pickup, calendar);
  return floor !== null && delivery >= floor;
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
  const floor = deliveryFloor(pickup, context.calendar);
  return eachDay(from, to).map((date) => dateChoice(date, dateReason(date, floor, context)));
}

/** The first delivery that can follow a pickup; null when there is none within 30 days. */
export function earliestDelivery(pickup: JstDateTime, context: RequestContext): JstDateTime | null {
  const floor = deliveryFloor(pickup, context.calendar);
  if (floor === null) return null;
  for (const date of eachDay(dateOf(floor), addDays(dateOf(context.now), LIMITS.daysAhead))) {
    const [time] = deliveryTimesOn(date, pickup, context);
    if (time !== undefined) return at(date, time);
  }
  return null;
}

function spanRefusal(delivery: JstDateTime, pickup: JstDateTime, context: RequestContext) {
  if (!isLongEnoughAfter(pickup, delivery, context.calendar)) return 'delivery_too_early';
  return isTooFarAhead(dateOf(delivery), context.now) ? 'delivery_too_late' : null;
}

function dateReason(date: JstDate, floor: JstDateTime | null, context: RequestContext): DateReason | null {
  const { area, requestType, calendar, now } = context;
  const last = at(date, (area === null ? undefined : timesOf(area, requestType).at(-1)) ?? '23:59');
  if (floor === null || last < floor) return 'too_early';
  return isTooFarAhead(date, now) ? 'too_late' : closedReason(date, calendar);
}
