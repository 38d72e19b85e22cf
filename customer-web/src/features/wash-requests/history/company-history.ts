import { HISTORY_DAYS, HISTORY_MAX } from '@laundry/shared/constants/history';
import { LIMITS } from '@laundry/shared/constants/limits';
import { isRowId } from '@laundry/shared/text/row-id';
import { type JstDate, addDays, eachDay, isMonth, monthOf } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';

/** What of a company's history is looked for, by the names of the call and of the page's address. */
export interface Wanted {
  month?: string;
  cost_centre?: string;
  booked_by?: number;
}

const WANTED = ['month', 'cost_centre', 'booked_by'] as const;

export const isAll = (wanted: Wanted): boolean => Object.keys(wanted).length === 0;

export const searchOf = (wanted: Wanted): Record<string, string> =>
  Object.fromEntries(WANTED.flatMap((name) => (wanted[name] === undefined ? [] : [[name, String(wanted[name])]])));

/** What the address says; what is no month and nobody's id says nothing. */
export function wantedOf(params: URLSearchParams): Wanted {
  const [month, cost_centre, booked_by] = WANTED.map((name) => params.get(name));
  return {
    ...(isMonth(month) && { month }),
    ...(cost_centre && { cost_centre }),
    ...(isRowId(Number(booked_by)) && { booked_by: Number(booked_by) }),
  };
}

/** A delivery is chosen within so many days of its request: its pickup was no earlier. */
const DAYS = HISTORY_DAYS + LIMITS.daysAhead;

/** Whether the rows that were answered are all that there are. */
export const isWhole = (rows: readonly WashRequest[]): boolean => rows.length < HISTORY_MAX;

/** In which the pickups of a history lie, or can where not all of it is known, the latest first; and the one looked for, wherever it lies. */
export function monthsOf(latest: readonly WashRequest[], today: JstDate, wanted: string): string[] {
  const days = isWhole(latest)
    ? latest.flatMap(({ sched_pickup_dt }) => sched_pickup_dt ?? [])
    : eachDay(addDays(today, -DAYS), today);
  const months = [...new Set(days.map(monthOf))].toSorted().toReversed();
  return wanted === '' || months.includes(wanted) ? months : [...months, wanted];
}
