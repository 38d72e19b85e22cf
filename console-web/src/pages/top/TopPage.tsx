import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import { lazy } from 'react';
import { useOperator } from '../../providers/OperatorContext';

const DriverDay = lazy(() => import('../day/DriverDay'));
const WashDay = lazy(() => import('../day/WashDay'));
const Today = lazy(() => import('./Today'));

/** The admin top and the staff top: whoever drives or washes finds their own day, the others the whole of it. */
export function TopPage() {
  switch (callerOf(useOperator())) {
    case 'delivery':
      return <DriverDay />;
    case 'wash':
      return <WashDay />;
    default:
      return <Today />;
  }
}
