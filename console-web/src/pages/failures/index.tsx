import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';
import { lazily } from '../../components/lazily';

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
