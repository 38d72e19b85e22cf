import { type JstDate, addDays, eachDay, weekday } from '@laundry/shared/time/jst';
import type { DayChoice } from './leg';

const DAYS_OF_WEEK = 7;

/** The rows of a calendar, Sunday to Saturday; null where a row begins before the first day or ends after the last. */
export function weeksOf(days: readonly DayChoice[]): readonly (readonly (DayChoice | null)[])[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(days.map((day) => [day.date, day]));
  const cells = eachDay(sundayOf(first.date), addDays(sundayOf(last.date), DAYS_OF_WEEK - 1));
  const rows = cells.length / DAYS_OF_WEEK;
  return Array.from({ length: rows }, (_, row) =>
    cells.slice(row * DAYS_OF_WEEK, (row + 1) * DAYS_OF_WEEK).map((date) => known.get(date) ?? null),
  );
}

/** Where an arrow key leads from a day; null for other keys, and past either end. */
export function dayAfterKey(key: string, from: JstDate, days: readonly DayChoice[]): JstDate | null {
  const step = stepOf(key, from);
  const date = step === null ? null : addDays(from, step);
  return date !== null && days.some((day) => day.date === date) ? date : null;
}

function stepOf(key: string, from: JstDate): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -DAYS_OF_WEEK;
    case 'ArrowDown':
      return DAYS_OF_WEEK;
    case 'Home':
      return -weekday(from);
    case 'End':
      return DAYS_OF_WEEK - 1 - weekday(from);
    default:
      return null;
  }
}

const sundayOf = (date: JstDate): JstDate => addDays(date, -weekday(date));
