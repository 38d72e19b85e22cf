import {
  addDays,
  addMonths,
  endOfMonth,
  firstOfMonth,
  type JstDate,
  monthOf,
  parseDate,
} from '@laundry/shared/time/jst';

/** The month of the address bar, `YYYY-MM`; this one when it names none. */
export function readMonth(params: URLSearchParams, today: JstDate): string {
  const first = parseDate(`${params.get('month') ?? ''}-01`);
  return monthOf(first ?? today);
}

/** Nothing is booked further ahead than a year: a later day need not be closed yet. */
const MONTHS_AHEAD = 12;

/** The last month in which something can be set. */
export const lastMonth = (today: JstDate): string => shiftMonth(monthOf(today), MONTHS_AHEAD);

export const shiftMonth = (month: string, by: number): string => monthOf(addMonths(`${month}-01`, by));

const WEEK = 7;

/** The days that the grid of a month may show: its own, and those of the weeks that it begins and ends in. */
export function gridSpan(month: string): { from: JstDate; to: JstDate } {
  const first = firstOfMonth(`${month}-01`);
  return { from: addDays(first, 1 - WEEK), to: addDays(endOfMonth(first), WEEK - 1) };
}
