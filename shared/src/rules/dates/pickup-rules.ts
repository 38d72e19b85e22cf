import { LIMITS } from '../../constants/limits.js';
import {
  type JstDate,
  type JstDateTime,
  type JstTime,
  addDays,
  addHours,
  at,
  ceilToHour,
  dateOf,
  eachDay,
  hourOf,
} from '../../time/jst.js';
import { timesOf } from '../areas/area-hours.js';
import { type Decision, ACCEPTED, refuse } from '../decision.js';
import {
  type DateChoice,
  type DateReason,
  type PlaceRefusal,
  type RequestContext,
  dateChoice,
  lateRefusal,
  placeRefusal,
} from './request-context.js';
import { closedReason } from '../calendar/working-days.js';

export const PICKUP_FIELD = 'sched_pickup_dt';

/** Refusals for which there is too little time: 409 pickup_time_limit. All others are 422 on their field. */
export const LEAD_TIME_REFUSALS = [
  'pickup_time_limit',
  'pickup_time_limit_same_time',
  'pickup_same_day_cutoff',
] as const;
export type LeadTimeRefusal = (typeof LEAD_TIME_REFUSALS)[number];
export type PickupRefusal = LeadTimeRefusal | PlaceRefusal | 'pickup_too_late' | 'pickup_after_withdrawal';

export const isLeadTimeRefusal = (code: string): code is LeadTimeRefusal =>
  LEAD_TIME_REFUSALS.some((refusal) => refusal === code);

type Lead = Pick<RequestContext, 'now' | 'sameTime'>;

/** The first moment a pickup can be asked for, whatever the calendar and the area say (handbook/requests.md#lead-times). */
export function earliestPickup({ now, sameTime }: Lead): JstDateTime {
  const lead = leadEnd({ now, sameTime });
  const tomorrow = at(addDays(dateOf(now), 1), '00:00');
  return isPastCutoff({ now, sameTime }) && lead < tomorrow ? tomorrow : lead;
}

/** Whether a pickup can be asked for: lead time, 30 days, area, open day, hour. */
export function decidePickup(pickup: JstDateTime, context: RequestContext): Decision<PickupRefusal> {
  const code = leadRefusal(pickup, context) ?? lateRefusal(pickup, context) ?? placeRefusal(pickup, context);
  return code === null ? ACCEPTED : refuse(code, PICKUP_FIELD);
}

/** The pickup times that can still be chosen on a day; none when the day cannot be chosen. */
export function pickupTimesOn(date: JstDate, context: RequestContext): readonly JstTime[] {
  const { area, requestType } = context;
  if (area === null) return [];
  return timesOf(area, requestType).filter((time) => decidePickup(at(date, time), context).ok);
}

/** Each day from `from` to `to`: open, or why not; `full` are the days that take no more pickups. */
export function pickupDateChoices(
  from: JstDate,
  to: JstDate,
  context: RequestContext,
  full: ReadonlySet<JstDate>,
): readonly DateChoice[] {
  const isTooEarly = tooEarlyBy(context);
  return eachDay(from, to).map((date) => dateChoice(date, dateReason(date, isTooEarly(date), context, full)));
}

/** The first pickup that can be chosen, on or after a day; null when there is none within 30 days. */
export function nextOfferedPickup(
  context: RequestContext,
  full: ReadonlySet<JstDate>,
  from: JstDate = dateOf(context.now),
): JstDateTime | null {
  for (const date of eachDay(from, addDays(dateOf(context.now), LIMITS.daysAhead))) {
    const [time] = full.has(date) ? [] : pickupTimesOn(date, context);
    if (time !== undefined) return at(date, time);
  }
  return null;
}

function leadEnd({ now, sameTime }: Lead): JstDateTime {
  return ceilToHour(addHours(now, sameTime ? LIMITS.sameTimePickupLeadHours : LIMITS.pickupLeadHours));
}

/** Same-time pickups for today are taken before 11:00 only (handbook/requests.md#lead-times). */
const isPastCutoff = ({ now, sameTime }: Lead): boolean => sameTime && hourOf(now) >= LIMITS.sameTimeCutoffHour;

function leadRefusal(pickup: JstDateTime, context: Lead): LeadTimeRefusal | null {
  if (pickup < leadEnd(context)) return context.sameTime ? 'pickup_time_limit_same_time' : 'pickup_time_limit';
  return pickup < earliestPickup(context) ? 'pickup_same_day_cutoff' : null;
}

/** In this order: too_early, too_late, sunday, holiday, saturday, full (handbook/requests.md#lead-times). */
function dateReason(
  date: JstDate,
  isTooEarly: boolean,
  context: RequestContext,
  full: ReadonlySet<JstDate>,
): DateReason | null {
  if (isTooEarly) return 'too_early';
  if (lateRefusal(at(date, '00:00'), context) !== null) return 'too_late';
  return closedReason(date, context.calendar) ?? (full.has(date) ? 'full' : null);
}

function tooEarlyBy(context: RequestContext): (date: JstDate) => boolean {
  const earliest = earliestPickup(context);
  return (date) => latestMomentOn(date, context) < earliest;
}

function latestMomentOn(date: JstDate, { area, requestType }: RequestContext): JstDateTime {
  return at(date, (area === null ? undefined : timesOf(area, requestType).at(-1)) ?? '23:59');
}
