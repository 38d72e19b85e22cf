import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Guarded } from '../../components/access/Guarded';

const InsightsPage = lazily(() => import('./InsightsPage'));

/** What the business comes to, for administrators. */
export const insights: ResourceProps = {
  name: 'insights',
  list: (
    <Guarded resource="insights" action="list">
      <InsightsPage />
    </Guarded>
  ),
};
