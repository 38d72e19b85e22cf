import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';

const PaymentList = lazily(() => import('./PaymentList'));

/** Money that people settle by hand. */
export const manualPayments: ResourceProps = { name: 'manual-payments', list: <PaymentList /> };
