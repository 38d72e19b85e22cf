import { LIMITS } from '../../constants/limits.js';
import type { MessageKey } from '../../messages/ja.js';
import { type JstDate, type JstDateTime, addDays, addMinutes, at, dateOf, eachDay } from '../../time/jst.js';
import type { AreaService } from '../plans/area-service.js';
import {
  type OnetimeContext,
  type OnetimeRefusal,
  decideOnetime,
  hasOnetimePrice,
  isOnetimeDayOver,
  onetimeTimes,
} from './onetime-request.js';
import { type ClosedReason, closedReason } from '../calendar/working-days.js';
import { type DateChoice, type DateReason, dateChoice, isTooFarAhead } from '../dates/request-context.js';

/** The days that the form shows: today to the last on which bags can be brought back. */
export const onetimeDays = (now: JstDateTime): readonly JstDate[] =>
  eachDay(dateOf(now), addDays(dateOf(now), LIMITS.daysAhead));

/** Why a delivery cannot follow a pickup; null when it can. */
function onetimeDeliveryRefusal(
  delivery: JstDateTime,
  pickup: JstDateTime,
  context: OnetimeContext,
): OnetimeRefusal | null {
  const decision = decideOnetime({ pickup, delivery, count: 1 }, context);
  return decision.ok ? null : decision;
}

/** The deliveries that can follow a pickup, in order. */
function* onetimeDeliveries(pickup: JstDateTime, context: OnetimeContext): Generator<JstDateTime> {
  if (!hasOnetimePrice(context.prices, pickup)) return;
  for (const date of onetimeDays(context.now)) {
    if (date <= dateOf(pickup) || closedReason(date, context.calendar) !== null) continue;
    for (const time of onetimeTimes('delivery', context.area)) {
      const delivery = at(date, time);
      const refusal = onetimeDeliveryRefusal(delivery, pickup, context);
      if (refusal === null) yield delivery;
      // A price is that of the day: the same at all of its hours, and on every later day.
      else if (refusal.reason === 'pickup_unavailable') break;
      else if (refusal.field === 'sched_pickup_dt') return;
    }
  }
}

/** The earliest delivery that can follow a pickup; null when there is none. */
export function firstOnetimeDelivery(pickup: JstDateTime, context: OnetimeContext): JstDateTime | null {
  for (const delivery of onetimeDeliveries(pickup, context)) return delivery;
  return null;
}

/** Why a pickup cannot be chosen, whatever its delivery; null when it can. */
export function onetimePickupRefusal(pickup: JstDateTime, context: OnetimeContext): MessageKey | null {
  if (firstOnetimeDelivery(pickup, context) !== null) return null;
  const [first] = onetimeTimes('delivery', context.area);
  const days = onetimeDays(context.now).filter((date) => closedReason(date, context.calendar) === null);
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'area_unavailable';
  return onetimeDeliveryRefusal(at(last, first), pickup, context)?.code ?? null;
}

/**
 * Each day from `from` to `to`: open where some pickup can be chosen that a delivery can follow, or why not; `full` are the
 * days that take no more of the customer's requests.
 */
export const onetimeDateChoices = (
  from: JstDate,
  to: JstDate,
  context: OnetimeContext,
  full: ReadonlySet<JstDate>,
): readonly DateChoice[] => eachDay(from, to).map((date) => dateChoice(date, onetimeDateReason(date, context, full)));

/** In the order of every calendar: too_early, too_late, sunday, holiday, saturday, full (handbook/requests.md#lead-times). */
function onetimeDateReason(date: JstDate, context: OnetimeContext, full: ReadonlySet<JstDate>): DateReason | null {
  if (isOnetimeDayOver(date, context)) return 'too_early';
  if (isTooFarAhead(date, context.now)) return 'too_late';
  const closed = closedReason(date, context.calendar);
  if (closed !== null) return closed;
  let refusal: MessageKey | null = 'area_unavailable';
  for (const time of onetimeTimes('pickup', context.area)) {
    refusal = onetimePickupRefusal(at(date, time), context);
    if (refusal === null) return full.has(date) ? 'full' : null;
  }
  // Without a price or an area the day takes nobody, like one that is limited to none.
  return isForNoDelivery(refusal) ? 'too_late' : 'full';
}

/** Whether a pickup is refused because its bags could not be brought back: no day is late enough, or the customer has left. */
const isForNoDelivery = (refusal: MessageKey | null): boolean =>
  refusal === 'delivery_too_early_onetime' || refusal === 'delivery_too_late' || refusal === 'status_withdrawn';

/** Why nobody comes on a day; null when they do. */
export const onetimeClosed = (date: JstDate, { calendar }: OnetimeContext): ClosedReason | null =>
  closedReason(date, calendar);

/** A type A area is promised a window for its pickups; a type B area has its own hours (handbook/requests.md#one-time). */
export const hasPickupWindow = (area: Pick<AreaService, 'is_valid_onetime'> | null): boolean =>
  area?.is_valid_onetime === true;

/** Until when somebody comes for a pickup; null where no window is promised. */
export const pickupWindowEnd = (
  pickup: JstDateTime,
  area: Pick<AreaService, 'is_valid_onetime'> | null,
): JstDateTime | null => (hasPickupWindow(area) ? addMinutes(pickup, LIMITS.onetimePickupWindowMinutes) : null);
