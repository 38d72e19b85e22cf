import { LIMITS } from '../../constants/limits.js';
import { type RequestType } from '../../constants/progress.js';
import type { MessageKey } from '../../messages/ja.js';
import { type JstDate, type JstDateTime, dateOf, daysBetween } from '../../time/jst.js';
import { type AreaHours, isMomentOffered } from '../areas/area-hours.js';
import { type OpenCalendar, closedReason } from '../calendar/working-days.js';

/** What the date rules need to know about the customer and the moment; `area` is null where the area is not served. */
export interface RequestContext {
  readonly now: JstDateTime;
  readonly calendar: OpenCalendar;
  readonly area: AreaHours | null;
  readonly sameTime: boolean;
  readonly requestType: RequestType;
  /** The last moment of a customer who has withdrawn: nothing is picked up after it (handbook/accounts.md#withdrawal). */
  readonly leavesAt?: JstDateTime | null;
}

export type PlaceRefusal = 'notarea' | 'closed_sunday' | 'closed_saturday' | 'closed_holiday' | 'invalid_area_time';

/** Why a moment cannot be served at all: area, closed day, hour. null when it can. */
export function placeRefusal(dt: JstDateTime, context: RequestContext): PlaceRefusal | null {
  if (context.area === null) return 'notarea';
  const closed = closedReason(dateOf(dt), context.calendar);
  if (closed !== null) return `closed_${closed}`;
  return isMomentOffered(dt, context.area, context.requestType) ? null : 'invalid_area_time';
}

/** Whether a date is more than 30 calendar days ahead. */
export const isTooFarAhead = (date: JstDate, now: JstDateTime): boolean =>
  daysBetween(dateOf(now), date) > LIMITS.daysAhead;

/** Why a pickup is asked for too late, in the calendar or for a customer who leaves; null when it is not. */
export function lateRefusal(
  pickup: JstDateTime,
  { now, leavesAt }: Pick<RequestContext, 'now' | 'leavesAt'>,
): 'pickup_too_late' | 'pickup_after_withdrawal' | null {
  if (isTooFarAhead(dateOf(pickup), now)) return 'pickup_too_late';
  return leavesAt != null && pickup > leavesAt ? 'pickup_after_withdrawal' : null;
}

/** `full`: no places are left, or there are none; of one-time requests also without a price or an area. */
export type DateReason = 'too_early' | 'too_late' | 'sunday' | 'holiday' | 'saturday' | 'full';

/** The words for a day that cannot be chosen. */
export const DATE_REASON_MESSAGES: Readonly<Record<DateReason, MessageKey>> = {
  too_early: 'date_too_early',
  too_late: 'date_too_late',
  sunday: 'closed_sunday',
  holiday: 'closed_holiday',
  saturday: 'closed_saturday',
  full: 'date_full',
};

/** A day of a calendar: whether it can be chosen, and if not why (handbook/requests.md#lead-times). */
export interface DateChoice {
  readonly date: JstDate;
  readonly open: boolean;
  readonly reason: DateReason | null;
}

export const dateChoice = (date: JstDate, reason: DateReason | null): DateChoice => ({
  date,
  open: reason === null,
  reason,
});
