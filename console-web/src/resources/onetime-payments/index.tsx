import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const PriceGridPage = lazy(() => import('./PriceGridPage'));

/** What one-time requests cost, by hour and weekday. */
export const onetimePayments: ResourceProps = { name: 'onetime-payments', list: <PriceGridPage /> };
