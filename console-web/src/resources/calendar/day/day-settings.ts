import type { JstDate } from '@laundry/shared/time/jst';
import type { DayLimit } from '../../../providers/api/api-types';

/** What is set for a day; clicking one asks whether to lift it. */
export type DaySetting =
  | { readonly kind: 'holiday'; readonly id: number; readonly date: JstDate }
  | {
      readonly kind: 'limit';
      readonly id: number;
      readonly date: JstDate;
      readonly limit: number;
      readonly used: number;
    };

/** Holidays and limits by date, a day's holiday first. */
export function daySettings(
  holidays: readonly { readonly id: number; readonly date: JstDate }[],
  limits: readonly DayLimit[],
): readonly DaySetting[] {
  return [
    ...holidays.map(({ id, date }) => ({ kind: 'holiday' as const, id, date })),
    ...limits.map(({ id, date, limit, used }) => ({ kind: 'limit' as const, id, date, limit, used })),
  ].toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}
