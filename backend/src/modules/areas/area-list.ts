import { digitsOnly } from '@laundry/shared/text/normalize';
import { Conditions } from '../../common/sql/conditions.js';
import type { ListSpec } from '../../common/pagination/list-request.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';
import { AreaFilter } from './area-filter.dto.js';
import type { ServiceArea } from './service-area.entity.js';

const KINDS = ['is_valid_monthly', 'is_valid_onetime', 'is_valid_onetime_b'] as const;
export const AREA_COLUMNS = [
  ...(['id', 'zipcode', 'prefecture', 'address', 'start_time', 'end_time', 'bikou', 'version'] as const),
  ...KINDS,
];

/** A row as the database answers it. */
export type AreaRow = Omit<ServiceArea, (typeof KINDS)[number]> &
  Readonly<Record<(typeof KINDS)[number], boolean | number>>;

/** The service area list; its screen shows all areas at once. */
export const AREA_LIST: ListSpec<AreaFilter> = {
  filter: AreaFilter,
  sorts: Object.fromEntries(AREA_COLUMNS.map((column) => [column, column])),
  order: 'zipcode',
  tieBreak: 'id',
  pageSize: SERVER_LIMITS.consoleRowsMax,
};

export function areaConditions({ id, zipcode, prefecture, address, ...kinds }: AreaFilter): Conditions {
  const where = new Conditions();
  if (id !== undefined) where.in('id', id);
  if (zipcode !== undefined) where.contains('zipcode', digitsOnly(zipcode));
  if (prefecture !== undefined) where.contains('prefecture', prefecture);
  if (address !== undefined) where.contains('address', address);
  for (const kind of KINDS) if (kinds[kind] !== undefined) where.add(`${kind} = ?`, Number(kinds[kind]));
  return where;
}
