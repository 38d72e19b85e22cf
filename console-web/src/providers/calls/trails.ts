import { answer, client } from '../api/client';
import { firstRows } from './first-rows';

/** What was done to one record, from what to what, the latest first. */
export const trailActions = {
  requestTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/washRequest/{id}/history', firstRows(id, rows))),
  areaTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/areaInfos/{id}/history', firstRows(id, rows))),
  venueTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/venues/{id}/history', firstRows(id, rows))),
  priceTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/onetimePayments/{id}/history', firstRows(id, rows))),
};
