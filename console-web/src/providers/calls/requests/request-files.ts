import type { JstDate } from '@laundry/shared/time/jst';
import type { components, operations } from '@laundry/backend/api';
import { AS_FILE, answer, client, fileAnswer } from '../../api/client';

export type RoutePlan = operations['RequestFiles_routePlan']['parameters']['query'];
export type UploadLine = Readonly<components['schemas']['UploadLineView']>;

/** The files that leave the request list, and the one that comes back. */
export const requestFiles = {
  getPickedUpBags: (from: JstDate, to: JstDate) =>
    fileAnswer(client.GET('/api/v1/admin/washRequest/downloadCsv1', { params: { query: { from, to } }, ...AS_FILE })),
  getRoutePlan: (query: RoutePlan) =>
    fileAnswer(client.GET('/api/v1/admin/washRequest/downloadCsv2', { params: { query }, ...AS_FILE })),
  /** What each line of a list would do; writes nothing. */
  getUploadLines: (assign_staff_infos: string) =>
    answer(client.POST('/api/v1/admin/washRequest/uploadCsv/check', { body: { assign_staff_infos } })),
  uploadAssignments: (assign_staff_infos: string) =>
    answer(client.POST('/api/v1/admin/washRequest/uploadCsv', { body: { assign_staff_infos } })),
};
