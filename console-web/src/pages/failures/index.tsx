import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/access/Guarded';
import { lazily } from '@laundry/web-kit/loading/lazily';

const FailuresPage = lazily(() => import('./FailuresPage'));

/** Mails that were given up, and jobs that failed. */
export const failures: ResourceProps = {
  name: 'failures',
  list: (
    <Guarded resource="failures" action="list">
      <FailuresPage />
    </Guarded>
  ),
};
