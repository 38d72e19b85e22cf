import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const FailuresPage = lazy(() => import('./FailuresPage'));

/** Mails that were given up, and jobs that failed. */
export const failures: ResourceProps = {
  name: 'failures',
  list: (
    <Guarded resource="failures" action="list">
      <FailuresPage />
    </Guarded>
  ),
};
