import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Guarded } from '../../components/Guarded';

const RequestListPage = lazy(() => import('./list/RequestListPage'));
const RequestDetailPage = lazy(() => import('./detail/RequestDetailPage'));
const DateChangePage = lazy(() => import('./date-change/DateChangePage'));
const CancelPage = lazy(() => import('./cancel/CancelPage'));

/** The request list and what is reached from it (spec 2 §2). */
export const washRequests: ResourceProps = {
  name: 'wash-requests',
  list: (
    <Guarded resource="wash-requests" action="list">
      <RequestListPage />
    </Guarded>
  ),
  show: (
    <Guarded resource="wash-requests" action="show">
      <RequestDetailPage />
    </Guarded>
  ),
  children: [
    <Route
      key="date-change"
      path=":id/date-change"
      element={
        <Guarded resource="wash-requests" action="date">
          <DateChangePage />
        </Guarded>
      }
    />,
    <Route
      key="cancel"
      path=":id/cancel/:type"
      element={
        <Guarded resource="wash-requests" action="cancel">
          <CancelPage />
        </Guarded>
      }
    />,
  ],
};
