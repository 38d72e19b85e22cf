import { answer, client } from '../api';
import type { DayLimit, Holiday } from '../api-types';
import type { ResourceCalls } from './resource-calls';

export const holidayCalls: ResourceCalls = {
  path: 'businessHolidays',
  create: (body: Pick<Holiday, 'date'>) => answer(client.POST('/api/v1/admin/businessHolidays', { body })),
  remove: (id) => answer(client.DELETE('/api/v1/admin/businessHolidays/{id}', { params: { path: { id } } })),
};

/** Setting a limit again rewrites it. */
export const limitCalls: ResourceCalls = {
  path: 'admin/washRequestLimits',
  create: (body: Pick<DayLimit, 'date' | 'limit'>) => answer(client.POST('/api/v1/admin/washRequestLimit', { body })),
  remove: (id) => answer(client.DELETE('/api/v1/admin/washRequestLimit/{id}', { params: { path: { id } } })),
};
