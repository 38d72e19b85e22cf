import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';
import { OnetimePriceFilter } from './onetime-price-filter.dto.js';

export const PRICE_COLUMNS = [
  ...(['id', 'wreq_time', 'delivery_type', 'week1', 'week2', 'week3', 'week4', 'week5', 'week6', 'version'] as const),
];

/** The price grid, both tables at once as their screen shows them. */
export const PRICE_LIST: ListSpec<OnetimePriceFilter> = {
  filter: OnetimePriceFilter,
  sorts: Object.fromEntries(PRICE_COLUMNS.map((column) => [column, column])),
  order: 'delivery_type, wreq_time',
  tieBreak: 'id',
  pageSize: SERVER_LIMITS.consoleRowsMax,
};

export function priceConditions({ id, delivery_type }: OnetimePriceFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('id', id);
  if (delivery_type !== undefined) where.add('delivery_type = ?', delivery_type);
  return where;
}
