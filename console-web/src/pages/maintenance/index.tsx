import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/access/Guarded';
import { lazily } from '@laundry/web-kit/loading/lazily';

const MaintenanceSettingPage = lazily(() => import('./MaintenanceSettingPage'));

/** Maintenance of the service: begun, planned, ended, cancelled. */
export const maintenanceSetting: ResourceProps = {
  name: 'maintenance-setting',
  list: (
    <Guarded resource="maintenance-setting" action="list">
      <MaintenanceSettingPage />
    </Guarded>
  ),
};
