import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { GuestLayout } from './GuestLayout';
import { RouteHead } from './RouteHead';
import { UnknownPath } from './UnknownPath';
import type { PageRoute } from './page-route';
import { CUSTOMER_PAGES, GUEST_PAGES } from './pages';

/** Guests don't wait for the code of header and navigation. */
const CustomerLayout = lazy(() => import('./CustomerLayout'));

/** The table of contents (spec 1 §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestLayout />}>{GUEST_PAGES.map(routeOf)}</Route>
      <Route element={<CustomerLayout />}>{CUSTOMER_PAGES.map(routeOf)}</Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

function routeOf({ path, Screen, useMeta }: PageRoute) {
  const element = (
    <>
      <Screen />
      <RouteHead key={path} useMeta={useMeta} />
    </>
  );
  return <Route key={path} path={path} element={element} />;
}
