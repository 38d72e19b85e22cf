import { answer, client } from '../api/client';
import type { Area, AreaBody } from '../api/api-types';
import { withKey } from '@laundry/web-kit/calls/idempotency';
import type { ResourceCalls } from './resource-calls';

const AREA = '/api/v1/admin/areaInfos/{id}';

export const areaCalls: ResourceCalls = {
  path: 'admin/areaInfos',
  create: (body: AreaBody, key) => answer(client.POST('/api/v1/admin/areaInfos/add', { body, ...withKey(key) })),
  update: (id, body: AreaBody & Partial<Pick<Area, 'version'>>) =>
    answer(client.POST(AREA, { params: { path: { id } }, body })),
  remove: (id) => answer(client.DELETE(AREA, { params: { path: { id } } })),
};
