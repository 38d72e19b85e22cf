import { type JstDate, addMonths, endOfMonth } from '../../time/jst.js';
import { lastShown } from './coming-weeks.js';
import { type WeeklyDate, type WeeklyFacts, bagsNeeded, spanDays, weeklyDates, withinLimits } from './weekly-dates.js';
import type { WeeklyForm } from './weekly-form.js';

/**
 * The first day on which a schedule is in force that is saved in the account's `month`, `YYYY-MM`: it is changed by the
 * last moment of the month before.
 */
export const weeklyFrom = (month: string): JstDate => addMonths(`${month}-01`, 1);

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
  from: JstDate,
): WeeklyNeed {
  const needed = bagsNeeded(weeklyDates(forms, spanDays(from, endOfMonth(from)), facts));
  return { ok: needed <= granted, needed, granted };
}

/** What a schedule that is in force from `from` makes in its first eight weeks, and what it leaves out and why. */
export function weeklyPreview<Form extends WeeklyForm>(
  forms: readonly Form[],
  facts: WeeklyFacts,
  granted: number,
  from: JstDate,
): readonly WeeklyDate<Form>[] {
  const days = spanDays(from, lastShown(from));
  return withinLimits(weeklyDates(forms, days, facts), () => granted);
}
