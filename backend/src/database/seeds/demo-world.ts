import { nextOpenDay, isOpenDay, type OpenCalendar } from '@laundry/shared/rules/calendar/working-days';
import type { AreaHours } from '@laundry/shared/rules/areas/area-hours';
import { addDays, addHours, at, dateOf, type JstDate, type JstDateTime, type JstTime } from '@laundry/shared/time/jst';

/** What a customer of the demo lives among. */
export interface DemoWorld {
  readonly now: JstDateTime;
  readonly calendar: OpenCalendar;
  readonly area: AreaHours;
  /** Staff who drive, and who wash. */
  readonly drivers: readonly number[];
  readonly washers: readonly number[];
}

/** The day that the demo shows at work: today, or the next one that is open to everybody. */
export const busyDayOf = ({ now, calendar }: Pick<DemoWorld, 'now' | 'calendar'>): JstDate =>
  nextOpenDay(dateOf(now), { ...calendar, saturdayService: false }) ?? dateOf(now);

/** The nth open day before a date. */
export function openDayBefore(date: JstDate, n: number, calendar: OpenCalendar): JstDate {
  let day = date;
  for (let left = n; left > 0;) {
    day = addDays(day, -1);
    if (isOpenDay(day, calendar)) left -= 1;
  }
  return day;
}

/** When a request for a pickup was made: two days before, in the morning unless told, and never after now. */
export function madeBefore(pickup: JstDateTime, now: JstDateTime, time: JstTime = '09:30'): JstDateTime {
  const made = at(addDays(dateOf(pickup), -2), time);
  return made < now ? made : addHours(now, -1);
}

/** One of some, the same for the same seed. */
export const pick = (people: readonly number[], seed: number): number => people[seed % people.length] ?? 0;
