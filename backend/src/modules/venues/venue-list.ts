import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { VenueFilter } from './venue-filter.dto.js';

export const VENUE_COLUMNS = [
  ...['id', 'code', 'name', 'provider_name', 'property_name', 'default_lang', 'pickup_delivery_types', 'version'],
] as const;

/** The venue list of the back office. */
export const VENUE_LIST: ListSpec<VenueFilter> = {
  filter: VenueFilter,
  sorts: Object.fromEntries(VENUE_COLUMNS.map((column) => [column, column])),
  order: 'code',
  tieBreak: 'id',
  pageSize: 25,
};

export function venueConditions({ id, ...texts }: VenueFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('id', id);
  for (const column of ['code', 'name', 'provider_name', 'property_name'] as const) {
    const text = texts[column];
    if (text !== undefined) where.contains(column, text);
  }
  return where;
}
