import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const VenueList = lazy(() => import('./VenueList'));

/** The partner venues. */
export const venues: ResourceProps = { name: 'venues', list: <VenueList /> };
