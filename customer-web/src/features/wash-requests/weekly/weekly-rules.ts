import { LIMITS } from '@laundry/shared/constants/limits';
import { WEEKDAYS, type Weekday } from '@laundry/shared/constants/week-types';
import type { MessageKey } from '@laundry/shared/messages/ja';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { WeekExceptions, WeeklyFacts } from '@laundry/shared/rules/weekly/weekly-dates';
import { type WeeklyContext, decideWeekly } from '@laundry/shared/rules/weekly/weekly-decision';
import { type WeeklyForm, daysToDelivery } from '@laundry/shared/rules/weekly/weekly-form';
import { textProblem } from '@laundry/shared/text/characters';
import type { RequestSetting } from '../request-setting';
import { type WeeklyLine, entryOf } from './weekly-values';

export type LineField =
  'week_types' | 'pickup_weeks' | 'pickup_times' | 'delivery_weeks' | 'delivery_times' | 'count' | 'bikou';
/** Message codes by the id of the control: `1.pickup_weeks`. */
export type WeeklyCodes = Readonly<Record<string, MessageKey>>;

export const controlId = (line: WeeklyLine, field: LineField | 'delivery_box_pw'): string => `${line.id}.${field}`;

export const weeklyContext = ({ calendar, area, sameTime }: RequestContext): WeeklyContext => ({
  saturdayService: calendar.saturdayService,
  area,
  sameTime,
});

/** What is wrong with a schedule, by the rules that the server decides with. */
export function checkWeekly(lines: readonly WeeklyLine[], context: WeeklyContext): WeeklyCodes {
  const decision = decideWeekly(
    lines.map((line) => entryOf(line, context.sameTime)),
    context,
  );
  const refusals = decision.ok ? [] : decision.refusals;
  const refused = refusals.flatMap(({ form, field, code }): [string, MessageKey][] => {
    const line = lines[form];
    return line === undefined ? [] : [[controlId(line, field as LineField), code]];
  });
  const remarks = lines.flatMap((line): [string, MessageKey][] => {
    const problem = textProblem(line.bikou, LIMITS.remarksLength, true);
    return problem === null ? [] : [[controlId(line, 'bikou'), problem]];
  });
  return Object.fromEntries([...refused, ...remarks]);
}

/** Those forms of a schedule that are complete and allowed; all of them, or none. */
export function completeForms(lines: readonly WeeklyLine[], context: WeeklyContext): readonly WeeklyForm[] {
  const decision = decideWeekly(
    lines.map((line) => entryOf(line, context.sameTime)),
    context,
  );
  return decision.ok ? decision.forms : [];
}

/** Whether a delivery on a weekday leaves time to wash what was picked up on another. */
export function isDeliveryPossible(line: WeeklyLine, delivery_week: Weekday, context: WeeklyContext): boolean {
  const decision = decideWeekly([entryOf({ ...line, delivery_week }, context.sameTime)], context);
  return decision.ok || decision.refusals.every(({ field }) => field !== 'delivery_weeks');
}

/** A pickup on another weekday keeps its delivery's weekday where it may, else takes the first that follows. */
export function withPickupWeek(line: WeeklyLine, pickup_week: Weekday, context: WeeklyContext): WeeklyLine {
  const moved = { ...line, pickup_week };
  const { delivery_week } = line;
  if (context.sameTime || (delivery_week !== null && isDeliveryPossible(moved, delivery_week, context))) return moved;
  const following = [...WEEKDAYS].sort((a, b) => daysToDelivery(pickup_week, a) - daysToDelivery(pickup_week, b));
  return { ...moved, delivery_week: following.find((week) => isDeliveryPossible(moved, week, context)) ?? null };
}

/** What decides about the dates of a schedule, as far as this browser knows; the server decides with all of it. */
export const weeklyFacts = (
  context: RequestContext,
  { pickupDays, taken }: RequestSetting,
  exceptions: WeekExceptions,
): WeeklyFacts => ({
  now: context.now,
  calendar: context.calendar,
  area: context.area,
  sameTime: context.sameTime,
  full: new Set(pickupDays.flatMap(({ date, reason }) => (reason === 'full' ? [date] : []))),
  taken,
  exceptions,
});
