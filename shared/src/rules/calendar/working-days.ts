import { type JstDate, SATURDAY, SUNDAY, addDays, eachDay, weekday } from '../../time/jst.js';

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
