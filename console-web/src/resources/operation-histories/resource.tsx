import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Guarded } from '../../components/Guarded';

const HistoryPage = lazy(() => import('./HistoryPage'));

/** The operation history (spec 3 §2.9). */
export const operationHistories: ResourceProps = {
  name: 'operation-histories',
  list: (
    <Guarded resource="operation-histories" action="list">
      <HistoryPage />
    </Guarded>
  ),
};
