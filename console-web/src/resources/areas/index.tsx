import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const AreaList = lazily(() => import('./AreaList'));

/** The service areas. */
export const areas: ResourceProps = { name: 'area-infos', list: <AreaList /> };
