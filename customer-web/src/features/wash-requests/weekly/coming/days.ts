import type { JstDate } from '@laundry/shared/time/jst';
import type { ComingWeek } from '../../../../lib/calls/api-types';

/** A day that a schedule names, with its pickups: a wish is for all of them. */
export interface ScheduleDay {
  readonly date: JstDate;
  readonly first: ComingWeek;
  readonly pickups: readonly ComingWeek[];
}

/** Pickups by the day that the schedule names, in the order of the first of each. */
export function byDay(weeks: readonly ComingWeek[]): readonly ScheduleDay[] {
  const days = new Map<JstDate, ScheduleDay>();
  for (const week of weeks) {
    const day = days.get(week.date) ?? { date: week.date, first: week, pickups: [] };
    days.set(week.date, { ...day, pickups: [...day.pickups, week] });
  }
  return [...days.values()];
}
