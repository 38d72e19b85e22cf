import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Guarded } from '../../components/access/Guarded';

const DifferencesPage = lazily(() => import('./DifferencesPage'));

/** Where our books and the payment providers' differ. */
export const paymentDifferences: ResourceProps = {
  name: 'payment-differences',
  list: (
    <Guarded resource="payment-differences" action="list">
      <DifferencesPage />
    </Guarded>
  ),
};
