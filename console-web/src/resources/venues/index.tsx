import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const VenueList = lazily(() => import('./VenueList'));

/** The partner venues. */
export const venues: ResourceProps = { name: 'venues', list: <VenueList /> };
