import type { ResourceProps } from 'react-admin';
import { lazy } from 'react';
import { Guarded } from '../../components/Guarded';

const RequestListPage = lazy(() => import('./list/RequestListPage'));

/** The request list and what is reached from it (spec 2 §2). */
export const washRequests: ResourceProps = {
  name: 'wash-requests',
  list: (
    <Guarded resource="wash-requests" action="list">
      <RequestListPage />
    </Guarded>
  ),
};
