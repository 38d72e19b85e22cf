import type { components } from '@laundry/backend/api';
import { answer, client } from '../../api/client';
import { withKey } from '@laundry/web-kit/calls/idempotency';

export type Sale = components['schemas']['AddBagDto'];
export type SaleCheck = components['schemas']['SaleCheckView'];
export type WorkReport = components['schemas']['WorkReportDto'];

/** What is sold to customers, and what work took. */
export const deskActions = {
  /** What a sale would come to; writes nothing. */
  getSaleTerms: (body: Sale) => answer(client.POST('/api/v1/admin/addBag/check', { body })),
  addBag: (body: Sale, key: string) => answer(client.POST('/api/v1/admin/addBag', { body, ...withKey(key) })),
  reportWork: (body: WorkReport, key: string) =>
    answer(client.POST('/api/v1/admin/workReport', { body, ...withKey(key) })),
};
