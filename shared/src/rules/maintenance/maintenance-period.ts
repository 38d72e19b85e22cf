import type { JstDateTime } from '../../time/jst.js';
import { refuse, type Refusal } from '../decision.js';

export type PeriodRefusal = 'maintenance_in_past' | 'maintenance_end_before_start';

/** What is wrong with a period of maintenance; an empty start means at once, an empty end until further notice (handbook/console.md#maintenance). */
export function periodRefusals(
  period: { readonly start_dt: JstDateTime | null; readonly end_dt: JstDateTime | null },
  now: JstDateTime,
): readonly Refusal<PeriodRefusal>[] {
  const { start_dt: start, end_dt: end } = period;
  const refusals: Refusal<PeriodRefusal>[] = [];
  if (start !== null && start < now) refusals.push(refuse('maintenance_in_past', 'start_dt'));
  if (end !== null && end < now) refusals.push(refuse('maintenance_in_past', 'end_dt'));
  else if (end !== null && end <= (start ?? now)) refusals.push(refuse('maintenance_end_before_start', 'end_dt'));
  return refusals;
}
