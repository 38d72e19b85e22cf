import type { components } from '@laundry/backend/api';
import { answer, client } from '../api/client';
import type { ResourceCalls } from './resource-calls';

export type MaintenanceStart = Readonly<components['schemas']['StartMaintenanceDto']>;

export const maintenanceCalls: ResourceCalls = { path: 'maintenance' };

/** What is done about maintenance, by its name; both answer how things stand then. */
export const maintenanceActions = {
  startMaintenance: (body: MaintenanceStart) => answer(client.POST('/api/v1/admin/maintenance/start', { body })),
  /** Ends what is on, cancels what is planned. */
  endMaintenance: () => answer(client.POST('/api/v1/admin/maintenance/end')),
};
