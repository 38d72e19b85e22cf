import type { InsightStep } from '../../constants/insights.js';
import { LIMITS } from '../../constants/limits.js';
import {
  type JstDate,
  SUNDAY,
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  firstOfMonth,
  monthOf,
  weekday,
} from '../../time/jst.js';

/** The days from one to another, both included. */
export interface DateSpan {
  readonly from: JstDate;
  readonly to: JstDate;
}

/** The most days of a span: a row each by day, a year by week and month. */
export const insightDays = (by: InsightStep): number =>
  by === 'day' ? LIMITS.insightDailyDays : LIMITS.insightYearDays;

/** Whether figures are shown for a span: in order, and not longer than its step allows. */
export const isInsightSpan = ({ from, to }: DateSpan, by: InsightStep): boolean =>
  from <= to && daysBetween(from, to) < insightDays(by);

/** A span in days, weeks or months; the first and the last end where the span does. */
export function bucketsOf({ from, to }: DateSpan, by: InsightStep): readonly DateSpan[] {
  const buckets: DateSpan[] = [];
  for (let first = from; first <= to;) {
    const end = lastDayOf(first, by);
    const last = end < to ? end : to;
    buckets.push({ from: first, to: last });
    first = addDays(last, 1);
  }
  return buckets;
}

/** With what a span is compared, the days just before it: as many months where it is whole months, else as many days. */
export function periodBefore({ from, to }: DateSpan): DateSpan {
  const last = addDays(from, -1);
  const isMonths = from === firstOfMonth(from) && to === endOfMonth(to);
  const first = isMonths ? addMonths(from, -monthsOf({ from, to })) : addDays(from, -daysBetween(from, to) - 1);
  return { from: first, to: last };
}

function lastDayOf(date: JstDate, by: InsightStep): JstDate {
  switch (by) {
    case 'day':
      return date;
    case 'week':
      return weekday(date) === SUNDAY ? date : addDays(date, 7 - weekday(date));
    case 'month':
      return endOfMonth(date);
  }
}

/** How many months two days and what is between them are in. */
function monthsOf({ from, to }: DateSpan): number {
  const [first, last] = [monthOf(from), monthOf(to)];
  return (
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(last.slice(5)) - Number(first.slice(5)) + 1
  );
}
