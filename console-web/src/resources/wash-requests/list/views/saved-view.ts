import { isSearchSpan, lastDayOfSpan } from '@laundry/shared/rules/dispatch/search-span';
import { type JstDate, addDays, addMonths, daysBetween, firstOfMonth } from '@laundry/shared/time/jst';
import type { SavedQuery, SortPayload } from 'ra-core';
import { type Filter, filledIn } from '../../../../providers/filter';
import { type Grouping, groupingOf } from '../../rows/groups/row-groups';
import { SERVER_ORDER } from '../../rows/row-sort';
import { WHOLE_LIST, periodOf } from '../request-filter';

/** How the list is shown: what its address says. */
export interface Shown {
  readonly filter: Filter;
  readonly sort: SortPayload;
  readonly group: Grouping | null;
}

/** The days of a view that goes with the calendar, counted from the day on which it is opened. */
interface Days {
  readonly from: number;
  readonly to: number;
}

/** These name one customer: a view is of work, and outlasts the sign-out. */
const OF_ONE = ['user_id', 'id'] as const;
export const namesOne = (filter: Filter): boolean => OF_ONE.some((name) => Object.hasOwn(filledIn(filter), name));

/** A span that begins or ends today or tomorrow is meant by these words; any other one by its dates. */
export function daysOf(filter: Filter, today: JstDate): Days | null {
  const { from, to } = periodOf(filter);
  if (from === null || to === null) return null;
  const days = { from: daysBetween(today, from), to: daysBetween(today, to) };
  return isNear(days.from) || isNear(days.to) ? days : null;
}

const isNear = (days: number): boolean => days === 0 || days === 1;

/** What is stored: react-admin's saved query, with what it has no word for beside it. */
export function viewOf(label: string, { filter, sort, group }: Shown, today: JstDate): SavedQuery {
  const days = daysOf(filter, today);
  const dropped: readonly string[] = [...OF_ONE, ...(days === null ? [] : ['from', 'to'])];
  const kept = Object.entries(filledIn(filter)).filter(([name]) => !dropped.includes(name));
  const more = { ...(group && { group }), ...(days && { days }) };
  const filters = { filter: Object.fromEntries(kept), displayedFilters: [] };
  return { label, value: { ...filters, sort, perPage: WHOLE_LIST, ...more } };
}

/** How a view is shown on a day; what a browser stored may be of any shape. */
export function shownBy({ value }: SavedQuery, today: JstDate): Shown {
  const kept: unknown = value.filter;
  const filter: Filter = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const days = 'days' in value ? asDays(value.days) : null;
  const period = periodOf(filter);
  const from = days === null ? (period.from ?? today) : addDays(today, days.from);
  const to = days === null ? (period.to ?? from) : addDays(today, days.to);
  return {
    filter: { ...filter, ...withinSpan(from, to, days !== null && isNear(days.from)) },
    sort: value.sort ?? SERVER_ORDER,
    group: 'group' in value ? groupingOf(value.group) : null,
  };
}

/** Months are not equally long: the same number of days may be more than one. The end that was meant by its word stays. */
function withinSpan(from: JstDate, to: JstDate, isFromMeant: boolean) {
  if (isSearchSpan(from, to)) return { from, to };
  if (to < from) return { from, to: from };
  if (isFromMeant) return { from, to: lastDayOfSpan(from) };
  const starts = [addDays(addMonths(to, -1), 1), firstOfMonth(to)];
  return { from: starts.find((start) => isSearchSpan(start, to)) ?? to, to };
}

function asDays(days: unknown): Days | null {
  if (typeof days !== 'object' || days === null || !('from' in days) || !('to' in days)) return null;
  const { from, to } = days;
  return isCount(from) && isCount(to) ? { from, to } : null;
}

const isCount = (days: unknown): days is number => typeof days === 'number' && Math.abs(days) <= 366 && days % 1 === 0;

export const isSame = (one: Shown, other: Shown): boolean => wordsOf(one) === wordsOf(other);

const wordsOf = ({ filter, sort: { field, order }, group }: Shown): string =>
  JSON.stringify([Object.entries(filledIn(filter)).toSorted(([a], [b]) => (a < b ? -1 : 1)), field, order, group]);

/** The query of the list's address. */
export function queryOf({ filter, sort, group }: Shown): string {
  const params = { filter: JSON.stringify(filter), sort: sort.field, order: sort.order, ...(group && { group }) };
  return `?${new URLSearchParams(params)}`;
}
