import { memo } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router';
import { PATHS } from '../../lib/paths';
import { useToken } from '../../lib/session/session-token';
import { GuestLayout } from '../layout/GuestLayout';
import { RouteHead } from './RouteHead';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { ScreenFailed } from '../loading/failures';
import type { PageRoute } from './page-route';
import { CUSTOMER_PAGES, GUEST_PAGES, OPEN_PAGES } from './pages';

/** Guests don't wait for the code of header and navigation. */
export const CustomerLayout = lazily(() => import('../layout/CustomerLayout'));

/** The table of contents. */
export const AppRoutes = memo(function AppRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      <Route element={<GuestLayout />}>{GUEST_PAGES.map(routeOf)}</Route>
      <Route element={<OpenLayout />}>{OPEN_PAGES.map(routeOf)}</Route>
      <Route element={<CustomerLayout />}>{CUSTOMER_PAGES.map(routeOf)}</Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
});

function routeOf({ path, Screen, useMeta }: PageRoute) {
  const element = (
    <ScreenBoundary key={path} Failure={ScreenFailed}>
      <RouteHead useMeta={useMeta}>
        <Screen />
      </RouteHead>
    </ScreenBoundary>
  );
  return <Route key={path} path={path} element={element} />;
}

/** Pages for everybody: a signed-in customer keeps header and navigation, a guest gets the plain header. */
function OpenLayout() {
  return useToken() === null ? <GuestLayout /> : <CustomerLayout />;
}

/** Any unknown path leads to the request page, keeping the query. */
function UnknownPath() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: PATHS.washRequest, search }} replace />;
}
