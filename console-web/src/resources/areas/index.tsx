import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const AreaList = lazy(() => import('./AreaList'));

/** The service areas. */
export const areas: ResourceProps = { name: 'area-infos', list: <AreaList /> };
