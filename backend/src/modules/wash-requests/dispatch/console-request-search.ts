import { PROGRESS } from '@laundry/shared/constants/progress';
import { isSearchSpan } from '@laundry/shared/rules/dispatch/search-span';
import { dateOf, type JstDateTime, type JstSpan } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Conditions } from '../../../common/sql/conditions.js';
import type { ListSort, ListSpec } from '../../../common/pagination/list-request.js';
import type { ConsoleRequestView } from './console-request.view.js';
import { visibleRequests } from './console-request-scope.js';
import type { SqlCondition } from '../../../common/sql/conditions.js';
import { ConsoleRequestsFilter } from './console-requests.query.dto.js';
import { legsInSpan } from '../request/legs-in-span.js';

/** Scheduled time ascending, size and count descending (handbook/console.md#searches): the order of an index. */
export const REQUEST_LIST = {
  filter: ConsoleRequestsFilter,
  sorts: {
    sched_dt: 'w.sched_dt',
    id: 'w.id',
    user_id: 'w.user_id',
    staff_id: 'w.staff_id',
    status: 'w.status',
    size: 'w.size',
    count: 'w.count',
  },
  order: 'w.sched_dt',
  tieBreak: 'w.size DESC, w.count DESC, w.id',
  pageSize: Number.MAX_SAFE_INTEGER,
} as const satisfies ListSpec<ConsoleRequestsFilter>;

type SortField = keyof typeof REQUEST_LIST.sorts;
const isSortField = (name: string): name is SortField => Object.hasOwn(REQUEST_LIST.sorts, name);

/** The same orders for rows that are not of one statement. */
export function inOrder(sort: ListSort | null): (one: ConsoleRequestView, other: ConsoleRequestView) => number {
  const field = sort !== null && isSortField(sort.field) ? sort.field : 'sched_dt';
  const sign = sort?.isDescending === true ? -1 : 1;
  return (one, other) =>
    sign * compared(one[field], other[field]) ||
    other.size - one.size ||
    other.count - one.count ||
    compared(one.id ?? Infinity, other.id ?? Infinity) ||
    one.user_id - other.user_id;
}

/** Nothing comes first, as in both databases. */
function compared(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}

const UNASSIGNED = 'none';

/** The conditions of a search among the requests a caller may see. Throws FieldErrors for a bad span (handbook/console.md#searches). */
export function searchConditions(caller: Principal, search: ConsoleRequestsFilter, now: JstDateTime): Conditions {
  const conditions = new Conditions();
  const span = spanCondition(search);
  if (span !== null) conditions.add(span.sql, ...span.parameters);
  const scope = visibleRequests(caller);
  conditions.add(scope.sql, ...scope.parameters);
  if (Number(search.late) === 1) conditions.add(`w.status <> ${PROGRESS.delivered} AND w.sched_dt < ?`, now);
  if (search.id) conditions.add('w.id = ?', search.id);
  if (search.staff_id === UNASSIGNED) conditions.add('w.staff_id IS NULL');
  else if (search.staff_id) conditions.add('w.staff_id = ?', Number(search.staff_id));
  if (search.status?.length) conditions.in('w.status', search.status);
  if (search.size?.length) conditions.in('w.size', search.size);
  if (search.user_id) conditions.add('w.user_id = ?', search.user_id);
  const provider = search.venue_provider_name?.trim();
  if (provider) conditions.contains('v.provider_name', provider);
  return conditions;
}

/** null: one request is named, whenever it is. */
function spanCondition(search: ConsoleRequestsFilter): SqlCondition | null {
  if (search.id && !search.from && !search.to) return null;
  const span = checkedSpan(search);
  if (search.leg === 'either') return legsInSpan(span);
  return { sql: 'w.sched_dt >= ? AND w.sched_dt <= ?', parameters: [span.from, span.to] };
}

/** Both ends are given, in order and at most a month apart; `to` is included. */
export function checkedSpan({ from, to }: Pick<ConsoleRequestsFilter, 'from' | 'to'>): JstSpan {
  if (!from || !to) throw new FieldErrors({ ...(!from && { from: ['required'] }), ...(!to && { to: ['required'] }) });
  if (from > to || !isSearchSpan(dateOf(from), dateOf(to))) throw FieldErrors.on('to', 'search_span');
  return { from, to };
}
