import { answer, client } from '../api/client';
import { firstRows } from './first-rows';

const ofEntry = (id: number, entry: number) => ({ params: { path: { id, entry } } });

/** What was done to one record, from what to what, the latest first; and the way back from an entry of it. */
export const trailActions = {
  requestTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/washRequest/{id}/history', firstRows(id, rows))),
  areaTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/areaInfos/{id}/history', firstRows(id, rows))),
  venueTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/venues/{id}/history', firstRows(id, rows))),
  priceTrail: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/onetimePayments/{id}/history', firstRows(id, rows))),
  undoAssignment: (id: number, entry: number) =>
    answer(client.POST('/api/v1/admin/washRequest/{id}/history/{entry}/undo', ofEntry(id, entry))),
  undoArea: (id: number, entry: number) =>
    answer(client.POST('/api/v1/admin/areaInfos/{id}/history/{entry}/undo', ofEntry(id, entry))),
  undoVenue: (id: number, entry: number) =>
    answer(client.POST('/api/v1/admin/venues/{id}/history/{entry}/undo', ofEntry(id, entry))),
  undoPrice: (id: number, entry: number) =>
    answer(client.POST('/api/v1/admin/onetimePayments/{id}/history/{entry}/undo', ofEntry(id, entry))),
  undoCustomerField: (id: number, entry: number) =>
    answer(client.POST('/api/v1/admin/users/{id}/history/{entry}/undo', ofEntry(id, entry))),
};
