import { type JstDate, addDays, firstOfMonth, weekday } from '@laundry/shared/time/jst';

const WEEKS = 6;
const DAYS = 7;

/** The weeks of a day's month, from Sunday, the same number for every month so that nothing moves. */
export function weeksOf(day: JstDate): readonly (readonly JstDate[])[] {
  const first = firstOfMonth(day);
  const start = addDays(first, -weekday(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_, at) => addDays(start, week * DAYS + at)),
  );
}
