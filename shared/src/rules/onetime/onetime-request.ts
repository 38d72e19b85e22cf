import { LIMITS } from '../../constants/limits.js';
import { REQUEST_TYPE } from '../../constants/progress.js';
import type { Reason } from '../../constants/reasons.js';
import type { MessageKey } from '../../messages/ja.js';
import {
  type JstDate,
  type JstDateTime,
  type JstTime,
  addHours,
  at,
  dateOf,
  daysBetween,
  parseDateTime,
  timeOf,
  weekday,
} from '../../time/jst.js';
import { isOver } from '../has-left.js';
import { type AreaHours, timesOf } from '../areas/area-hours.js';
import type { AreaService } from '../plans/area-service.js';
import { type OpenCalendar, countOpenDays, isOpenDay } from '../calendar/working-days.js';

/** Prices of a bag by the hour of its pickup, yen by weekday; null or 0: not offered (handbook/console.md#price-grid). */
export interface OnetimePriceRow {
  /** `HH:00:00`. */
  readonly wreq_time: string;
  /** 1 delivery on the next day, 2 on a later one. */
  readonly delivery_type: number;
  readonly week0: number | null;
  readonly week1: number | null;
  readonly week2: number | null;
  readonly week3: number | null;
  readonly week4: number | null;
  readonly week5: number | null;
  readonly week6: number | null;
}

export interface OnetimeContext {
  readonly now: JstDateTime;
  readonly calendar: OpenCalendar;
  /** The customer's area; null where there is none. */
  readonly area: (AreaHours & AreaService) | null;
  readonly withdrawal_dt: JstDateTime | null;
  readonly prices: readonly OnetimePriceRow[];
}

export interface OnetimeWish {
  readonly pickup: unknown;
  readonly delivery: unknown;
  readonly count: number;
}

type OnetimeReason = Extract<
  Reason,
  | 'area_unavailable'
  | 'status_withdrawn'
  | 'invalid_date'
  | 'pickup_past'
  | 'delivery_too_early'
  | 'delivery_too_late'
  | 'pickup_unavailable'
>;

export interface OnetimeRefusal {
  readonly ok: false;
  readonly reason: OnetimeReason;
  readonly code: MessageKey;
  readonly field: 'sched_pickup_dt' | 'sched_delivery_dt';
}

export type OnetimeDecision =
  | {
      readonly ok: true;
      readonly pickup: JstDateTime;
      readonly delivery: JstDateTime;
      /** Yen a bag, and of all bags. */
      readonly unitPrice: number;
      readonly price: number;
    }
  | OnetimeRefusal;

/** The hours of a one-time area of type A; the last minutes of each are those of its last hour. */
const TYPE_A = {
  pickup: { first: 13, last: 20, lastMinutes: [0, 15, 30] },
  delivery: { first: 16, last: 22, lastMinutes: [0] },
} as const;
const QUARTERS: readonly number[] = [0, 15, 30, 45];
type OnetimeLeg = keyof typeof TYPE_A;

/**
 * Whether a one-time request can be made, and what it costs. The first thing that is wrong is told, in this order: area,
 * withdrawal, dates, past, too early, too late, price (handbook/requests.md#one-time).
 */
export function decideOnetime(wish: OnetimeWish, context: OnetimeContext): OnetimeDecision {
  const [pickup, delivery] = [parseDateTime(wish.pickup), parseDateTime(wish.delivery)];
  if (!isServedOnce(context.area)) return refused('area_unavailable', 'area_unavailable');
  if (isOver(context.withdrawal_dt, context.now)) {
    return refused('status_withdrawn', 'status_withdrawn');
  }
  if (pickup === null || !isOpenDay(dateOf(pickup), context.calendar)) return refused('invalid_date', 'invalid_date');
  if (delivery === null || !isOpenDay(dateOf(delivery), context.calendar)) {
    return refused('invalid_date', 'invalid_date', 'sched_delivery_dt');
  }
  return (
    spanRefusal(pickup, delivery, context) ??
    timeRefusal(pickup, delivery, context) ??
    priced(wish, pickup, delivery, context)
  );
}

/** Whether a pickup has a price, on whatever day its bags are brought back. */
export const hasOnetimePrice = (prices: readonly OnetimePriceRow[], pickup: JstDateTime): boolean =>
  ([1, 2] as const).some((type) => onetimeUnitPrice(prices, pickup, type) !== 0);

/** Yen a bag; 0 where the table has none. */
function onetimeUnitPrice(prices: readonly OnetimePriceRow[], pickup: JstDateTime, type: 1 | 2): number {
  const time = `${pickup.slice(11, 13)}:00:00`;
  const row = prices.find(({ wreq_time, delivery_type }) => wreq_time === time && delivery_type === type);
  if (row === undefined) return 0;
  const week = [row.week0, row.week1, row.week2, row.week3, row.week4, row.week5, row.week6];
  return week[weekday(dateOf(pickup))] ?? 0;
}

/** 2 when the delivery's date is more than one day after the pickup's, else 1. */
const onetimeDeliveryType = (pickup: JstDateTime, delivery: JstDateTime): 1 | 2 =>
  daysBetween(dateOf(pickup), dateOf(delivery)) > 1 ? 2 : 1;

function spanRefusal(
  pickup: JstDateTime,
  delivery: JstDateTime,
  { now, calendar }: OnetimeContext,
): OnetimeRefusal | null {
  if (pickup < now) return refused('pickup_past', 'pickup_past');
  const openDays = countOpenDays(dateOf(pickup), dateOf(delivery), calendar);
  const isEarly = delivery < addHours(pickup, LIMITS.onetimeDeliveryAfterPickupHours);
  if (isEarly || openDays < LIMITS.onetimeDeliveryAfterPickupOpenDays) {
    return refused('delivery_too_early', 'delivery_too_early_onetime', 'sched_delivery_dt');
  }
  if (daysBetween(dateOf(now), dateOf(delivery)) > LIMITS.daysAhead) {
    return refused('delivery_too_late', 'delivery_too_late', 'sched_delivery_dt');
  }
  return null;
}

function timeRefusal(pickup: JstDateTime, delivery: JstDateTime, { area }: OnetimeContext): OnetimeRefusal | null {
  if (!isOffered('pickup', pickup, area)) return refused('invalid_date', 'invalid_area_time');
  if (!isOffered('delivery', delivery, area)) return refused('invalid_date', 'invalid_area_time', 'sched_delivery_dt');
  return null;
}

function priced(
  wish: OnetimeWish,
  pickup: JstDateTime,
  delivery: JstDateTime,
  { prices }: OnetimeContext,
): OnetimeDecision {
  const unitPrice = onetimeUnitPrice(prices, pickup, onetimeDeliveryType(pickup, delivery));
  if (unitPrice === 0) return refused('pickup_unavailable', 'pickup_unavailable');
  return { ok: true, pickup, delivery, unitPrice, price: unitPrice * wish.count };
}

const isServedOnce = (area: OnetimeContext['area']): boolean =>
  area !== null && (area.is_valid_onetime || area.is_valid_onetime_b);

/** The times that an area offers for a leg: type A has hours and quarters of its own; type B those of its area, at 0 and 30. */
export function onetimeTimes(leg: OnetimeLeg, area: OnetimeContext['area']): readonly JstTime[] {
  if (area === null) return [];
  if (!area.is_valid_onetime) return timesOf(area, REQUEST_TYPE.eachTime);
  const { first, last, lastMinutes } = TYPE_A[leg];
  const hours = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return hours.flatMap((hour) =>
    (hour === last ? lastMinutes : QUARTERS).map((minute) => `${hour}:${String(minute).padStart(2, '0')}`),
  );
}

/** Whether the last pickup of a day is over: until then a one-time pickup may be asked for. */
export function isOnetimeDayOver(date: JstDate, { now, area }: Pick<OnetimeContext, 'now' | 'area'>): boolean {
  const last = onetimeTimes('pickup', area).at(-1);
  return at(date, last ?? '23:59') < now;
}

const isOffered = (leg: OnetimeLeg, dt: JstDateTime, area: OnetimeContext['area']): boolean =>
  dt === at(dateOf(dt), timeOf(dt)) && onetimeTimes(leg, area).includes(timeOf(dt));

const refused = (
  reason: OnetimeReason,
  code: MessageKey,
  field: OnetimeRefusal['field'] = 'sched_pickup_dt',
): OnetimeRefusal => ({ ok: false, reason, code, field });
