import { type JstDate, addDays, endOfMonth, firstOfMonth, weekday } from '../../time/jst.js';
import { type WeeklyFacts, type WeeklySkip, spanDays, weeklyDates } from './weekly-dates.js';
import type { WeeklyForm } from './weekly-form.js';

/** A day to which the pickups of another can be moved; `why` it takes them not, null when it does. */
export interface MoveChoice {
  readonly date: JstDate;
  readonly why: WeeklySkip | null;
}

/**
 * The other days of a date's week, Monday to Sunday, as far as they are in its month: a month's requests are made
 * together, of that month's bags. The facts are those of the whole week.
 */
export function moveChoices(forms: readonly WeeklyForm[], date: JstDate, facts: WeeklyFacts): readonly MoveChoice[] {
  const week = weekInMonth(date);
  return week
    .filter((day) => day.date !== date)
    .map((day) => {
      const exceptions = new Map([...facts.exceptions, [date, day.date] as const]);
      const moved = weeklyDates(forms, week, { ...facts, exceptions }).filter((each) => each.date === date);
      return { date: day.date, why: moved.find(({ skip }) => skip !== null)?.skip ?? null };
    });
}

function weekInMonth(date: JstDate) {
  const monday = addDays(date, -((weekday(date) + 6) % 7));
  const [first, last] = [firstOfMonth(date), endOfMonth(date)];
  return spanDays(monday, addDays(monday, 6)).filter((day) => day.date >= first && day.date <= last);
}
