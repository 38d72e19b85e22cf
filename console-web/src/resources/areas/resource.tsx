import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const AreaListPage = lazy(() => import('./AreaListPage'));

/** The service areas (spec 3 §2.2). */
export const areas: ResourceProps = {
  name: 'area-infos',
  list: (
    <Guarded resource="area-infos" action="list">
      <AreaListPage />
    </Guarded>
  ),
};
