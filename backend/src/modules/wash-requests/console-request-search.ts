import { isSearchSpan } from '@laundry/shared/rules/search-span';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Conditions } from '../../common/pagination/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { visibleRequests, type SqlCondition } from './console-request-scope.js';
import { ConsoleRequestsFilter } from './dto/console-requests.query.dto.js';
import { legsInSpan } from './legs-in-span.js';

/** Scheduled time ascending, size and count descending (spec 2 §2.1): the order of an index. */
export const REQUEST_LIST: ListSpec<ConsoleRequestsFilter> = {
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
};

const UNASSIGNED = 'none';

/** The conditions of a search among the requests a caller may see. Throws FieldErrors for a bad span (spec 2 §5). */
export function searchConditions(caller: Principal, search: ConsoleRequestsFilter): Conditions {
  const conditions = new Conditions();
  const span = spanCondition(search);
  if (span !== null) conditions.add(span.sql, ...span.parameters);
  const scope = visibleRequests(caller);
  conditions.add(scope.sql, ...scope.parameters);
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
  const { from, to } = checkedSpan(search);
  if (search.leg === 'either') return legsInSpan(from, to);
  return { sql: 'w.sched_dt >= ? AND w.sched_dt <= ?', parameters: [from, to] };
}

/** Both ends are given, in order and at most a month apart; `to` is included. */
export function checkedSpan({ from, to }: Pick<ConsoleRequestsFilter, 'from' | 'to'>): { from: string; to: string } {
  if (!from) throw FieldErrors.on('from', 'required');
  if (!to) throw FieldErrors.on('to', 'required');
  if (from > to || !isSearchSpan(dateOf(from), dateOf(to))) throw FieldErrors.on('to', 'search_span');
  return { from, to };
}
