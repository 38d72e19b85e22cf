import { OPERATION } from '@laundry/shared/constants/operation-types';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { TrailOf } from '../history/trail.queries.js';
import type { AreaDto } from './area.dto.js';
import type { ServiceArea } from './service-area.entity.js';

const FIELDS = [
  ...(['prefecture', 'address', 'start_time', 'end_time'] as const),
  ...(['is_valid_monthly', 'is_valid_onetime', 'is_valid_onetime_b', 'bikou'] as const),
];

type Fields = Omit<AreaDto, 'version'>;

/** What of an area changed, for the history; the postal code always, which names it. */
export const areaChanges = (before: Fields | null, after: Fields | null) => ({
  zipcode: [before?.zipcode ?? null, after?.zipcode ?? null] as const,
  ...changesBetween<Partial<Fields>, (typeof FIELDS)[number]>(before ?? {}, after ?? {}, FIELDS),
});

/** The entries of an area; older ones are those that left its postal code as it is now, or made it so. */
export const areaTrail = ({ id, zipcode }: ServiceArea): TrailOf => ({
  type: OPERATION.areaChanged,
  id,
  older: ['null', '"_____"'].map((before) => `{"zipcode":[${before},"${zipcode}"]%`),
});
