import type { ResourceProps } from 'react-admin';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Guarded } from '../../components/access/Guarded';

const JobsPage = lazily(() => import('./JobsPage'));

/** What the clock starts: last runs, and a run by hand. */
export const jobs: ResourceProps = {
  name: 'jobs',
  list: (
    <Guarded resource="jobs" action="list">
      <JobsPage />
    </Guarded>
  ),
};
