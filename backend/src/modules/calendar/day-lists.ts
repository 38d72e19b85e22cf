import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';
import { DaysFilter } from './days-filter.dto.js';

/** The calendar shows all days of its months at once, oldest first. */
const DAYS = { filter: DaysFilter, order: 'date', tieBreak: 'id', pageSize: SERVER_LIMITS.consoleRowsMax };

export const HOLIDAY_LIST: ListSpec<DaysFilter> = { ...DAYS, sorts: { id: 'id', date: 'date' } };
export const LIMIT_LIST: ListSpec<DaysFilter> = {
  ...DAYS,
  sorts: { id: 'id', date: 'date', limit: 'day_limit', used: 'used' },
};

export function dayConditions({ id, date, from, to }: DaysFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('id', id);
  if (date !== undefined) where.add('date = ?', date);
  if (from !== undefined) where.add('date >= ?', from);
  if (to !== undefined) where.add('date <= ?', to);
  return where;
}
