import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const PriceGridPage = lazily(() => import('./PriceGridPage'));

/** What one-time requests cost, by hour and weekday. */
export const onetimePayments: ResourceProps = { name: 'onetime-payments', list: <PriceGridPage /> };
