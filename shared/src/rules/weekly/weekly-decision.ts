import { LIMITS } from '../../constants/limits.js';
import { REQUEST_TYPE, type LegName } from '../../constants/progress.js';
import { WEEKDAYS, type Weekday } from '../../constants/week-types.js';
import { type JstTime, SATURDAY, addDays, at } from '../../time/jst.js';
import { type AreaHours, isTimeOffered } from '../areas/area-hours.js';
import { type Refusal, refuse } from '../decision.js';
import { isLongEnoughAfter } from '../dates/delivery-rules.js';
import { decideCount } from '../booking/each-time-request.js';
import { type WeeklyEntry, type WeeklyForm, daysToDelivery } from './weekly-form.js';

export type WeeklyRefusalCode =
  | 'weekday_required'
  | 'required'
  | 'closed_saturday'
  | 'notarea'
  | 'invalid_area_time'
  | 'delivery_too_early'
  | 'delivery_not_same_time'
  | 'same_time_not_of_plan'
  | 'duplicate_schedule'
  | 'count_range'
  | 'count_same_time_min'
  | 'weekly_forms_max';

/** `field` is the body's array, `form` the place in it, from 0. */
export interface WeeklyRefusal extends Refusal<WeeklyRefusalCode> {
  readonly form: number;
}

/** What the rules of a schedule need to know about its customer; `area` is null where the plan is not served. */
export interface WeeklyContext {
  readonly saturdayService: boolean;
  readonly area: AreaHours | null;
  readonly sameTime: boolean;
}

export type WeeklyDecision<Entry extends WeeklyEntry = WeeklyEntry> =
  | { readonly ok: true; readonly forms: readonly (Entry & WeeklyForm)[] }
  | { readonly ok: false; readonly refusals: readonly WeeklyRefusal[] };

/** A Monday: weekdays are compared in a week without holidays. */
const MONDAY = '2026-06-01';

/** Whether a schedule can be kept: all refusals of all forms, at most one for each field of a form. */
export function decideWeekly<Entry extends WeeklyEntry>(
  entries: readonly Entry[],
  context: WeeklyContext,
): WeeklyDecision<Entry> {
  const refusals = entries.flatMap((entry, form) =>
    formRefusals(entry, entries.slice(0, form), context).map((refusal) => ({ ...refusal, form })),
  );
  const tooMany = refuse('weekly_forms_max' as const, 'form_count');
  if (entries.length > LIMITS.weeklyFormsMax) refusals.push({ ...tooMany, form: LIMITS.weeklyFormsMax });
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, forms: entries.filter(isComplete) };
}

const isComplete = <Entry extends WeeklyEntry>(entry: Entry): entry is Entry & WeeklyForm =>
  entry.pickup_week !== null && entry.pickup_time !== null;

function formRefusals(
  entry: WeeklyEntry,
  before: readonly WeeklyEntry[],
  context: WeeklyContext,
): readonly Refusal<WeeklyRefusalCode>[] {
  const found = [
    ...legRefusals('pickup', entry, before, context),
    ...(context.sameTime ? [] : legRefusals('delivery', entry, before, context)),
    sameTimeRefusal(entry, context),
    decideCount(entry.count, context),
  ].filter((refusal) => refusal !== null);
  return found.some(({ field }) => field.startsWith('delivery')) || !isTooEarly(entry, context)
    ? found
    : [...found, refuse('delivery_too_early', 'delivery_weeks')];
}

/** Weekday, hour, and no other form at both. */
function legRefusals(leg: LegName, entry: WeeklyEntry, before: readonly WeeklyEntry[], context: WeeklyContext) {
  const { week, time } = legOf(leg, entry);
  const weekField = `${leg}_weeks`;
  if (leg === 'delivery' && entry.same_time) return [];
  const isTaken = before.some((other) => {
    const taken = legOf(leg, other);
    return week !== null && time !== null && taken.week === week && taken.time === time;
  });
  return [
    weekRefusal(week, weekField, context) ?? (isTaken ? refuse('duplicate_schedule' as const, weekField) : null),
    timeRefusal(time, `${leg}_times`, context),
  ];
}

function weekRefusal(week: Weekday | null, field: string, { saturdayService }: WeeklyContext) {
  if (week === null || !WEEKDAYS.includes(week)) return refuse('weekday_required' as const, field);
  return week === SATURDAY && !saturdayService ? refuse('closed_saturday' as const, field) : null;
}

function timeRefusal(time: JstTime | null, field: string, { area }: WeeklyContext) {
  if (area === null) return refuse('notarea' as const, field);
  if (time === null) return refuse('required' as const, field);
  return isTimeOffered(time, area, REQUEST_TYPE.weekly) ? null : refuse('invalid_area_time' as const, field);
}

/** Whether pickup and delivery come together is the plan's matter, for every form alike. */
function sameTimeRefusal(entry: WeeklyEntry, { sameTime }: WeeklyContext) {
  const namesDelivery = entry.delivery_week !== null || entry.delivery_time !== null;
  if (sameTime && (!entry.same_time || namesDelivery)) return refuse('delivery_not_same_time' as const, 'pd_same_time');
  return !sameTime && entry.same_time ? refuse('same_time_not_of_plan' as const, 'pd_same_time') : null;
}

/** Less than 48 hours, or not on the third open day counting the pickup's. */
function isTooEarly(entry: WeeklyEntry, { sameTime, saturdayService }: WeeklyContext): boolean {
  const { pickup_week, pickup_time, delivery_week, delivery_time } = entry;
  if (sameTime || pickup_week === null || delivery_week === null) return false;
  if (pickup_time === null || delivery_time === null) return false;
  const pickupDay = addDays(MONDAY, pickup_week - 1);
  const delivery = at(addDays(pickupDay, daysToDelivery(pickup_week, delivery_week)), delivery_time);
  return !isLongEnoughAfter(at(pickupDay, pickup_time), delivery, { holidays: new Set(), saturdayService });
}

const legOf = (leg: LegName, entry: WeeklyEntry): { week: Weekday | null; time: JstTime | null } =>
  leg === 'pickup'
    ? { week: entry.pickup_week, time: entry.pickup_time }
    : { week: entry.delivery_week, time: entry.delivery_time };
