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
export type WeeklySkip =
  ClosedReason | 'skipped' | 'past' | 'notarea' | 'area_time' | 'plan_changed' | 'dup' | 'full' | 'lacking';

/** What the customer is told. */
export const WEEKLY_SKIP_MESSAGES: Readonly<Record<WeeklySkip, MessageKey>> = {
  sunday: 'closed_sunday',
  saturday: 'closed_saturday',
  holiday: 'closed_holiday',
  skipped: 'weekly_skipped',
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
  /** The day that the schedule names, wherever its pickup was moved to. */
  readonly date: JstDate;
  readonly pickup: JstDateTime;
  /** The placeholder on a same-time plan. */
  readonly delivery: JstDateTime;
  readonly skip: WeeklySkip | null;
}

/** Days of a schedule on which a customer wants another day of the week, or null: none of its pickups. */
export type WeekExceptions = ReadonlyMap<JstDate, JstDate | null>;

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
  readonly exceptions: WeekExceptions;
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

/** Whether a form names a day. */
export const names = ({ pickup_week, week_type }: WeeklyForm, { weekday: day, nth }: SpanDay): boolean =>
  pickup_week === day && isWeekOf(week_type, nth);

/** Every pickup that a schedule names on some days, in their order; the balance is not looked at. */
export function weeklyDates<Form extends WeeklyForm>(
  forms: readonly Form[],
  days: readonly SpanDay[],
  facts: WeeklyFacts,
): readonly WeeklyDate<Form>[] {
  const { area, exceptions } = facts;
  const unserved = new Set(area === null ? [] : forms.filter((form) => !isServedAt(form, area)));
  const known = { ...facts, taken: new Set(facts.taken) };
  const named = days.flatMap((day) =>
    forms
      .filter((form) => names(form, day))
      .map((form) => ({ form, date: day.date, pickup: at(exceptions.get(day.date) ?? day.date, form.pickup_time) })),
  );
  return named.sort(byPickup).map(({ form, date, pickup }) => {
    const delivery = deliveryOf(form, date, pickup, facts);
    const why = exceptions.get(date) === null ? 'skipped' : skipOf(form, pickup, known, unserved.has(form));
    const skip = why ?? (delivery === null ? 'holiday' : null);
    // One that was moved to the time of another gives way to it.
    if (skip === null) known.taken.add(pickup);
    return { form, date, pickup, delivery: delivery ?? SAME_TIME_DELIVERY, skip };
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

type Named = Pick<WeeklyDate, 'date' | 'pickup'>;

/** By the time of the pickup; of two at the same time the one that was not moved is the first. */
function byPickup(a: Named, b: Named): number {
  if (a.pickup !== b.pickup) return a.pickup < b.pickup ? -1 : 1;
  return Number(dateOf(a.pickup) !== a.date) - Number(dateOf(b.pickup) !== b.date);
}

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

/** On the form's weekday after the day that it names, or the next open day that leaves time to wash; null when there is none. */
function deliveryOf(
  form: WeeklyForm,
  date: JstDate,
  pickup: JstDateTime,
  { calendar }: WeeklyFacts,
): JstDateTime | null {
  const { pickup_week, delivery_week, delivery_time } = form;
  if (delivery_week === null || delivery_time === null) return SAME_TIME_DELIVERY;
  const floor = deliveryFloor(pickup, calendar);
  if (floor === null) return null;
  const wanted = addDays(date, daysToDelivery(pickup_week, delivery_week));
  const first = wanted > dateOf(floor) ? wanted : dateOf(floor);
  const open = nextOpenDay(first, calendar);
  if (open === null || at(open, delivery_time) >= floor) return open === null ? null : at(open, delivery_time);
  const later = nextOpenDay(addDays(open, 1), calendar);
  return later === null ? null : at(later, delivery_time);
}
