import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { useOperator } from '../../providers/access/OperatorContext';

const DriverDay = lazily(() => import('../day/DriverDay'));
const WashDay = lazily(() => import('../day/WashDay'));
const Today = lazily(() => import('./Today'));

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
