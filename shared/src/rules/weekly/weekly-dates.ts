import { REQUEST_TYPE } from '../../constants/progress.js';
import { WEEK_TYPE, type WeekType } from '../../constants/week-types.js';
import type { MessageKey } from '../../messages/ja.js';
import {
  type JstDate,
  type JstDateTime,
  SAME_TIME_DELIVERY,
  addDays,
  at,
  dateOf,
  eachDay,
  monthOf,
  weekday,
} from '../../time/jst.js';
import { type AreaHours, isTimeOffered } from '../areas/area-hours.js';
import { deliveryFloor } from '../dates/delivery-rules.js';
import { type ClosedReason, type OpenCalendar, closedReason, nextOpenDay } from '../calendar/working-days.js';
import { type WeeklyForm, daysToDelivery } from './weekly-form.js';

/** Why an occurrence of a schedule becomes no request. */
export type WeeklySkip = ClosedReason | 'past' | 'notarea' | 'area_time' | 'plan_changed' | 'dup' | 'full' | 'lacking';

/** What the customer is told. */
export const WEEKLY_SKIP_MESSAGES: Readonly<Record<WeeklySkip, MessageKey>> = {
  sunday: 'closed_sunday',
  saturday: 'closed_saturday',
  holiday: 'closed_holiday',
  past: 'weekly_past',
  notarea: 'notarea',
  area_time: 'invalid_area_time',
  plan_changed: 'weekly_plan_changed',
  dup: 'dup',
  full: 'weekly_full',
  lacking: 'weekly_lacking',
};

/** A pickup that a schedule names: the request that it makes, or why it makes none. */
export interface WeeklyDate<Form extends WeeklyForm = WeeklyForm> {
  readonly form: Form;
  readonly pickup: JstDateTime;
  /** The placeholder on a same-time plan. */
  readonly delivery: JstDateTime;
  readonly skip: WeeklySkip | null;
}

/** What decides about the dates of a customer's schedule. */
export interface WeeklyFacts {
  readonly now: JstDateTime;
  readonly calendar: OpenCalendar;
  /** null where the plan is not served. */
  readonly area: AreaHours | null;
  readonly sameTime: boolean;
  /** Days that take no more pickups. */
  readonly full: ReadonlySet<JstDate>;
  /** Pickups that the customer has asked for already. */
  readonly taken: ReadonlySet<JstDateTime>;
}

/** A day with its weekday and the how-manieth of this weekday in its month it is. */
export interface SpanDay {
  readonly date: JstDate;
  readonly weekday: number;
  readonly nth: number;
}

/** The days of a span, both ends included; made once for any number of customers. */
export const spanDays = (from: JstDate, to: JstDate): readonly SpanDay[] =>
  eachDay(from, to).map((date) => ({
    date,
    weekday: weekday(date),
    nth: Math.ceil(Number(date.slice(8, 10)) / 7),
  }));

/** Every pickup that a schedule names on some days, in their order; the balance is not looked at. */
export function weeklyDates<Form extends WeeklyForm>(
  forms: readonly Form[],
  days: readonly SpanDay[],
  facts: WeeklyFacts,
): readonly WeeklyDate<Form>[] {
  const { area } = facts;
  const unserved = new Set(area === null ? [] : forms.filter((form) => !isServedAt(form, area)));
  const named = days.flatMap((day) =>
    forms
      .filter((form) => form.pickup_week === day.weekday && isWeekOf(form.week_type, day.nth))
      .map((form) => ({ form, pickup: at(day.date, form.pickup_time) })),
  );
  // The days are in order; so are the pickups of one day by their time.
  const ordered = named.sort((a, b) => (a.pickup < b.pickup ? -1 : a.pickup > b.pickup ? 1 : 0));
  return ordered.map(({ form, pickup }) => {
    const delivery = deliveryOf(form, pickup, facts);
    const skip = skipOf(form, pickup, facts, unserved.has(form)) ?? (delivery === null ? 'holiday' : null);
    return { form, pickup, delivery: delivery ?? SAME_TIME_DELIVERY, skip };
  });
}

/**
 * The same with those left out for which a day's places or the month's bags do not suffice: in date order, each that
 * still fits is made. `bagsOf` answers how many a month has, `YYYY-MM`; it is asked once a month.
 */
export function withinLimits<Form extends WeeklyForm>(
  dates: readonly WeeklyDate<Form>[],
  bagsOf: (month: string) => number,
  placesOn: (date: JstDate) => number = () => Infinity,
): readonly WeeklyDate<Form>[] {
  const bags = new Map<string, number>();
  const placed = new Map<JstDate, number>();
  return dates.map((wanted) => {
    if (wanted.skip !== null) return wanted;
    const { pickup, form } = wanted;
    const [month, day] = [monthOf(pickup), dateOf(pickup)];
    const [left, taken] = [bags.get(month) ?? bagsOf(month), placed.get(day) ?? 0];
    if (taken >= placesOn(day)) return { ...wanted, skip: 'full' };
    if (form.count > left) return { ...wanted, skip: 'lacking' };
    bags.set(month, left - form.count);
    placed.set(day, taken + 1);
    return wanted;
  });
}

/** The bags that the dates of a schedule need together. */
export const bagsNeeded = (dates: readonly WeeklyDate[]): number =>
  dates.reduce((sum, { form, skip }) => (skip === null ? sum + form.count : sum), 0);

function isWeekOf(type: WeekType, nth: number): boolean {
  if (type === WEEK_TYPE.every) return true;
  return (nth % 2 === 1) === (type === WEEK_TYPE.odd);
}

function skipOf(form: WeeklyForm, pickup: JstDateTime, facts: WeeklyFacts, isUnserved: boolean): WeeklySkip | null {
  const { area, calendar, full, now, sameTime, taken } = facts;
  const date = dateOf(pickup);
  if (pickup <= now) return 'past';
  if (form.same_time !== sameTime) return 'plan_changed';
  if (area === null) return 'notarea';
  const closed = closedReason(date, calendar);
  if (closed !== null) return closed;
  if (isUnserved) return 'area_time';
  if (taken.has(pickup)) return 'dup';
  return full.has(date) ? 'full' : null;
}

const isServedAt = ({ pickup_time, delivery_time }: WeeklyForm, area: AreaHours): boolean =>
  [pickup_time, delivery_time].every((time) => time === null || isTimeOffered(time, area, REQUEST_TYPE.weekly));

/** On the form's weekday, or the next open day after it that leaves time to wash; null when there is none. */
function deliveryOf(form: WeeklyForm, pickup: JstDateTime, { calendar }: WeeklyFacts): JstDateTime | null {
  const { pickup_week, delivery_week, delivery_time } = form;
  if (delivery_week === null || delivery_time === null) return SAME_TIME_DELIVERY;
  const floor = deliveryFloor(pickup, calendar);
  if (floor === null) return null;
  const wanted = addDays(dateOf(pickup), daysToDelivery(pickup_week, delivery_week));
  const first = wanted > dateOf(floor) ? wanted : dateOf(floor);
  const open = nextOpenDay(first, calendar);
  if (open === null || at(open, delivery_time) >= floor) return open === null ? null : at(open, delivery_time);
  const later = nextOpenDay(addDays(open, 1), calendar);
  return later === null ? null : at(later, delivery_time);
}
