import { areaKey } from '../../text/normalize.js';
import { type VisitAddress, houseOf } from '../dispatch/visit-place.js';
import type { Place } from './half-hours.js';

/** An area and a building of it, without the address; whoever registered at a venue lives in it. */
export const placeOf = (row: VisitAddress & { readonly source_venue_code: string | null }): Place => ({
  area: areaKey(row.send_addr_zipcode ?? ''),
  building: row.source_venue_code ?? houseOf(row),
});
