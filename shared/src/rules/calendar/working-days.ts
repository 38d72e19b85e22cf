import { LIMITS } from '../../constants/limits.js';
import {
  type JstDate,
  type JstDateTime,
  SATURDAY,
  SUNDAY,
  addDays,
  at,
  dateOf,
  eachDay,
  weekday,
} from '../../time/jst.js';

/** What closes a day for one customer: the business holidays, and whether they have Saturday service. */
export interface OpenCalendar {
  readonly holidays: ReadonlySet<JstDate>;
  readonly saturdayService: boolean;
}

export type ClosedReason = 'sunday' | 'holiday' | 'saturday';

/** How far a search for an open day goes before it gives up. */
const HORIZON_DAYS = 366;

/** Why a day is closed; null when it is open (handbook/requests.md#open-days). */
export function closedReason(date: JstDate, calendar: OpenCalendar): ClosedReason | null {
  const day = weekday(date);
  if (day === SUNDAY) return 'sunday';
  if (calendar.holidays.has(date)) return 'holiday';
  return day === SATURDAY && !calendar.saturdayService ? 'saturday' : null;
}

export const isOpenDay = (date: JstDate, calendar: OpenCalendar): boolean => closedReason(date, calendar) === null;

/** Open days from one day to another, both included: Monday to Wednesday is 3 (handbook/requests.md#open-days). */
export const countOpenDays = (from: JstDate, to: JstDate, calendar: OpenCalendar): number =>
  eachDay(from, to).filter((date) => isOpenDay(date, calendar)).length;

/** The first open day on or after a date; null when there is none within a year. */
export const nextOpenDay = (date: JstDate, calendar: OpenCalendar): JstDate | null => nthOpenDayFrom(date, 1, calendar);

/** The nth open day on or after a date, the date itself counted when open; null when a year has not so many. */
export function nthOpenDayFrom(date: JstDate, n: number, calendar: OpenCalendar): JstDate | null {
  let left = n;
  for (let days = 0; days <= HORIZON_DAYS; days += 1) {
    const day = addDays(date, days);
    if (isOpenDay(day, calendar)) left -= 1;
    if (left === 0) return day;
  }
  return null;
}

/**
 * When a pickup that was not done is cancelled: once two open days after its day have fully passed, so Monday's from
 * Thursday 00:00 (handbook/requests.md#open-days). null when the calendar has no such days.
 */
export function autoCancelFrom(pickup: JstDateTime, calendar: OpenCalendar): JstDateTime | null {
  const last = nthOpenDayFrom(addDays(dateOf(pickup), 1), LIMITS.autoCancelOpenDays, calendar);
  return last === null ? null : at(addDays(last, 1), '00:00');
}

/** The same while it is ahead: where the job that cancels has not been, as after an outage, there is no moment to name any more. */
export function autoCancelAhead(pickup: JstDateTime, calendar: OpenCalendar, now: JstDateTime): JstDateTime | null {
  const from = autoCancelFrom(pickup, calendar);
  return from !== null && from > now ? from : null;
}
