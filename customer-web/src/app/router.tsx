import { memo } from 'react';
import { type Location, Route, Routes } from 'react-router';
import { GuestLayout } from './GuestLayout';
import { OpenLayout } from './OpenLayout';
import { RouteHead } from './RouteHead';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { UnknownPath } from './UnknownPath';
import { ScreenFailed } from './failures';
import type { PageRoute } from './page-route';
import { CUSTOMER_PAGES, GUEST_PAGES, OPEN_PAGES } from './pages';

/** Guests don't wait for the code of header and navigation. */
export const CustomerLayout = lazily(() => import('./CustomerLayout'));

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
