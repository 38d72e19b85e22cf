import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const PaymentList = lazy(() => import('./PaymentList'));

/** Money that people settle by hand. */
export const manualPayments: ResourceProps = { name: 'manual-payments', list: <PaymentList /> };
