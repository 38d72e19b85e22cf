import type { OpenedResource } from '@laundry/shared/rules/live/live-change';
import { answer, client } from '../api/client';

const RECORD = '/api/v1/admin/live/records/{resource}/{id}';

/** What others do while somebody looks. */
export const liveActions = {
  /** How far the history has come: it rises with every change. */
  getLiveVersion: async (): Promise<number> => (await answer(client.GET('/api/v1/admin/live'))).version,
  getOperatorNames: (ids: readonly number[]) =>
    answer(client.GET('/api/v1/admin/live/people', { params: { query: { ids: [...ids] } } })),
  /** Says for some seconds that a record is open here; answers who else has it open. */
  openRecord: (resource: OpenedResource, id: number) =>
    answer(client.PUT(RECORD, { params: { path: { resource, id } } })),
  /** Also while the page is being left. */
  leaveRecord: (resource: OpenedResource, id: number) =>
    answer(client.DELETE(RECORD, { params: { path: { resource, id } }, keepalive: true })),
};
