import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const MaintenanceSettingPage = lazy(() => import('./MaintenanceSettingPage'));

/** Maintenance of the service: begun, planned, ended, called off. */
export const maintenanceSetting: ResourceProps = {
  name: 'maintenance-setting',
  list: (
    <Guarded resource="maintenance-setting" action="list">
      <MaintenanceSettingPage />
    </Guarded>
  ),
};
