import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { TrailOf } from '../history/trail.queries.js';
import type { OnetimePrice } from './onetime-price.entity.js';

/** What the history calls an hour of the price grid: its table and time, `1 13:00:00`. */
export const hourName = ({ delivery_type, wreq_time }: OnetimePrice): string => `${delivery_type} ${wreq_time}`;

/** The entries of an hour; older ones know it by its name, which never changes. */
export const hourTrail = (hour: OnetimePrice): TrailOf => ({
  type: OPERATION.priceGridChanged,
  id: hour.id,
  older: [`{"row":[null,"${hourName(hour)}"]%`],
});
