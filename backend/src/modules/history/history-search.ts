import { OPERATION, SECOND_FACTOR_OPERATIONS } from '@laundry/shared/constants/operation-types';
import { historyMonths } from '@laundry/shared/rules/history/history-months';
import { may, seesMasked } from '@laundry/shared/rules/accounts/permissions';
import { daySpan, monthOf, type JstDate } from '@laundry/shared/time/jst';
import { rowScope } from '../../common/auth/row-scope.js';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { HistoryFilter } from './history-filter.dto.js';
import { HISTORY_COLUMNS, MASKED_COLUMNS } from './history-row.js';

const listOf = (fields: readonly string[]): ListSpec<HistoryFilter> => ({
  filter: HistoryFilter,
  sorts: Object.fromEntries(fields.map((field) => [field, sortColumn(field)])),
  order: 'h.search_timestamp DESC',
  tieBreak: 'h.id DESC',
  pageSize: 100,
});

/** The company as it was called then, and its shop as it is called now. */
const SHOP = 'SELECT u.send_addr_name FROM users u WHERE u.id = h.user_id AND u.is_company = TRUE';
const COMPANY_AND_SHOP = `CONCAT(h.company, '\n', COALESCE((${SHOP}), ''))`;

const SORTS = [...HISTORY_COLUMNS, 'cost'];
const HISTORY_LIST = listOf(SORTS);
/** An order by what is masked would tell it. */
const MASKED_HISTORY_LIST = listOf(SORTS.filter((field) => !MASKED_COLUMNS.some((masked) => masked === field)));

export const historyListFor = (caller: Principal): ListSpec<HistoryFilter> =>
  seesMasked(caller, 'history.view') ? MASKED_HISTORY_LIST : HISTORY_LIST;

/** The operations `h` that a caller sees: delivery staff those of requests assigned to them (handbook/console.md#history). */
export function visibleHistory(caller: Principal): Conditions {
  const own = 'h.wreq_id IN (SELECT w.id FROM wash_requests w WHERE w.staff_id = ?)';
  const scope = rowScope(caller, 'history.view', { sql: own, parameters: [caller.personId] });
  return ofSecondFactors(caller, new Conditions().add(scope.sql, ...scope.parameters));
}

/** What tells of a second factor is for who may reset it, and of one's own. */
export function ofSecondFactors(caller: Principal, where: Conditions): Conditions {
  if (may(asOperator(caller), 'members.secondFactor')) return where;
  const others = `h.operation_type NOT IN (${SECOND_FACTOR_OPERATIONS.join(', ')})`;
  return where.add(`${others} OR h.operation_user_id = ?`, caller.personId);
}

/** Adds a search. Throws {@link FieldErrors} for a month that is not offered, or a search by what is masked. */
export function historyConditions(caller: Principal, filter: HistoryFilter, today: JstDate): Conditions {
  const where = visibleHistory(caller);
  const {
    date,
    month = monthOf(date ?? today),
    operation_type,
    operation_user_id,
    user_id,
    wreq_id,
    name,
    company,
  } = filter;
  if (!historyMonths(today).includes(month))
    throw FieldErrors.on(filter.month === undefined ? 'date' : 'month', 'history_month');
  where.add('h.month = ?', month).add('h.operation_type = ?', operation_type ?? OPERATION.requestCreated);
  if (date !== undefined) {
    const { from, to } = daySpan(date);
    where.add('h.search_timestamp BETWEEN ? AND ?', from, to);
  }
  if (operation_user_id !== undefined) where.add('h.operation_user_id = ?', operation_user_id);
  if (user_id !== undefined) where.add('h.user_id = ?', user_id);
  if (wreq_id !== undefined) where.add('h.wreq_id = ?', wreq_id);
  if (name) where.containsJoined('h.`user`', openTo(caller, 'name', name));
  if (company) where.contains(COMPANY_AND_SHOP, openTo(caller, 'company', company));
  return where;
}

/** Quoted: `user` and `count` are reserved words. */
function sortColumn(field: string): string {
  return field === 'cost' ? 'h.cost_tenths' : `h.\`${field}\``;
}

/** Who may not see a name may not find out about it by searching. */
function openTo(caller: Principal, field: string, text: string): string {
  if (seesMasked(caller, 'history.view')) throw FieldErrors.on(field, 'unknown_field');
  return text;
}
