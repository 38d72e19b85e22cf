import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Guarded } from '../../components/Guarded';

const RequestListPage = lazy(() => import('./list/RequestListPage'));
const RequestDetailPage = lazy(() => import('./detail/RequestDetailPage'));
const DateChangePage = lazy(() => import('./date-change/DateChangePage'));
const CancelPage = lazy(() => import('./cancel/CancelPage'));

/** The request list (spec 2 §2.1). */
export const washRequests: ResourceProps = {
  name: 'wash-requests',
  list: (
    <Guarded resource="wash-requests" action="list">
      <RequestListPage />
    </Guarded>
  ),
};

/** What is reached from the list: detail, date change, cancel and discard (spec 2 §2.3 to §2.5). */
export const requestRoutes = [
  <Route
    key="detail"
    path="/wash-requests-change/:id"
    element={
      <Guarded resource="wash-requests" action="show">
        <RequestDetailPage />
      </Guarded>
    }
  />,
  <Route
    key="date-change"
    path="/wash-request-date-change/:id"
    element={
      <Guarded resource="wash-requests" action="date">
        <DateChangePage />
      </Guarded>
    }
  />,
  <Route
    key="cancel"
    path="/wash-request-cancel/:id/:type"
    element={
      <Guarded resource="wash-requests" action="cancel">
        <CancelPage />
      </Guarded>
    }
  />,
];
