import { type JstDate, addDays, addMonths, endOfMonth, firstOfMonth } from '../../time/jst.js';
import { type WeeklyDate, type WeeklyFacts, bagsNeeded, spanDays, weeklyDates, withinLimits } from './weekly-dates.js';
import type { WeeklyForm } from './weekly-form.js';

/** Weeks that a preview of a schedule shows. */
const PREVIEW_WEEKS = 8;

/** The first day on which a schedule that is saved now is in force: it is changed by the last moment of the month before. */
export const weeklyFrom = (today: JstDate): JstDate => addMonths(firstOfMonth(today), 1);

export interface WeeklyNeed {
  readonly ok: boolean;
  /** Bags that the schedule needs in its first month. */
  readonly needed: number;
  /** Bags that the plan of that month grants. */
  readonly granted: number;
}

/** Whether the bags of its first month, which begins on `from`, suffice for a schedule. */
export function weeklyNeed(
  forms: readonly WeeklyForm[],
  facts: WeeklyFacts,
  granted: number,
  from: JstDate = weeklyFrom(facts.now.slice(0, 10)),
): WeeklyNeed {
  const needed = bagsNeeded(weeklyDates(forms, spanDays(from, endOfMonth(from)), facts));
  return { ok: needed <= granted, needed, granted };
}

/** What a schedule saved now makes in its first eight weeks, and what it leaves out and why. */
export function weeklyPreview<Form extends WeeklyForm>(
  forms: readonly Form[],
  facts: WeeklyFacts,
  granted: number,
): readonly WeeklyDate<Form>[] {
  const from = weeklyFrom(facts.now.slice(0, 10));
  const days = spanDays(from, addDays(from, PREVIEW_WEEKS * 7 - 1));
  return withinLimits(weeklyDates(forms, days, facts), () => granted);
}
