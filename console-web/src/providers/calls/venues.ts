import { answer, client } from '../api/client';
import type { VenueBody } from '../api/api-types';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { ResourceCalls } from './resource-calls';

/** An edit sends the whole row; its code stays what it is. */
export const venueCalls: ResourceCalls = {
  path: 'admin/venues',
  create: (body: VenueBody, key) => answer(client.POST('/api/v1/admin/venues', { body, ...withKey(key) })),
  update: (id, body: VenueBody) => answer(client.PUT('/api/v1/admin/venues/{id}', { params: { path: { id } }, body })),
};
