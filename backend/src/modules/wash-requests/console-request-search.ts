import { isSearchSpan } from '@laundry/shared/rules/search-span';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Conditions } from '../../common/pagination/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { visibleRequests } from './console-request-scope.js';
import { ConsoleRequestsFilter } from './dto/console-requests.query.dto.js';

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
  const { from, to } = checkedSpan(search);
  const conditions = new Conditions().add('w.sched_dt >= ? AND w.sched_dt <= ?', from, to);
  const scope = visibleRequests(caller);
  conditions.add(scope.sql, ...scope.parameters);
  if (search.staff_id === UNASSIGNED) conditions.add('w.staff_id IS NULL');
  else if (search.staff_id) conditions.add('w.staff_id = ?', Number(search.staff_id));
  if (search.status?.length) conditions.in('w.status', search.status);
  if (search.size?.length) conditions.in('w.size', search.size);
  if (search.user_id) conditions.add('w.user_id = ?', search.user_id);
  const provider = search.venue_provider_name?.trim();
  if (provider) conditions.contains('v.provider_name', provider);
  return conditions;
}

/** Both ends are given, in order and at most a month apart; `to` is included. */
export function checkedSpan({ from, to }: Pick<ConsoleRequestsFilter, 'from' | 'to'>): { from: string; to: string } {
  if (!from) throw FieldErrors.on('from', 'required');
  if (!to) throw FieldErrors.on('to', 'required');
  if (from > to || !isSearchSpan(dateOf(from), dateOf(to))) throw FieldErrors.on('to', 'search_span');
  return { from, to };
}
