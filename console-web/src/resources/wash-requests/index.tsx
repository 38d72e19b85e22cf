import { CanAccess } from 'ra-core';
import { type ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { AccessDenied } from '../../components/access/AccessDenied';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { RESOURCE } from './request-keys';

const RequestList = lazily(() => import('./list/RequestList'));
const BoardPage = lazily(() => import('./board/BoardPage'));
const RequestDetailPage = lazily(() => import('./detail/RequestDetailPage'));
const DateChangePage = lazily(() => import('./date-change/DateChangePage'));
const CancelPage = lazily(() => import('./cancel/CancelPage'));

/** Pickups and deliveries. */
export const washRequests: ResourceProps = { name: RESOURCE, list: <RequestList /> };

const page = (path: string, action: string, element: ReactNode) => (
  <Route
    key={path}
    path={path}
    element={
      <CanAccess resource={RESOURCE} action={action} loading={<LoadingScreen />} accessDenied={<AccessDenied />}>
        {element}
      </CanAccess>
    }
  />
);

/** What is reached from the list: the board of a day, detail, date change, cancel and discard. */
export const requestRoutes = [
  page('/assign-board', 'assign', <BoardPage />),
  page('/wash-requests-change/:id', 'show', <RequestDetailPage />),
  page('/wash-request-date-change/:id', 'date', <DateChangePage />),
  page('/wash-request-cancel/:id/:type', 'cancel', <CancelPage />),
];
