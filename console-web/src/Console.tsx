import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { CustomRoutes } from 'ra-core';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router';
import { ConsoleNotification } from './layout/ConsoleNotification';
import { AccessDenied } from './components/access/AccessDenied';
import { NotFoundPage } from './components/page/NotFoundPage';
import { i18nProvider } from './i18n';
import { shellTexts } from './i18n/shell';
import { AppLayout } from './layout/AppLayout';
import { LoadingScreen } from './components/loading/LoadingScreen';
import { accountRoutes } from './pages/account';
import { failures } from './pages/failures';
import { insights } from './pages/insights';
import { jobs } from './pages/jobs';
import { paymentDifferences } from './pages/payment-differences';
import { bagLabelRoutes } from './pages/bag-labels';
import { routeSheetRoutes } from './pages/route-sheets';
import { scanRoutes } from './pages/scan';
import { LoginPage } from './pages/login/LoginPage';
import { MaintenancePage } from './pages/maintenance/MaintenancePage';
import { maintenanceSetting } from './pages/maintenance';
import { TopPage } from './pages/top/TopPage';
import { MAINTENANCE_PATH, type LeaveFor, buildAuthProvider } from './providers/session/auth-provider';
import { useReplacedSession } from './providers/session/useReplacedSession';
import { dataProvider } from './providers/data-provider';
import { buildStore } from './providers/storage/admin-store';
import type { Variant } from './providers/access/variant';
import { VariantContext } from './providers/access/VariantContext';
import { areas } from './resources/areas';
import { calendar } from './resources/calendar';
import { claimRoutes, claims } from './resources/claims';
import { customerRoutes } from './resources/customer';
import { manualPayments } from './resources/manual-payments';
import { members } from './resources/members';
import { onetimePayments } from './resources/onetime-payments';
import { operationHistories } from './resources/operation-histories';
import { paymentAttempts, paymentMessages, paymentRoutes } from './resources/payment-inquiries';
import { progressManagement } from './resources/progress-management';
import { venues } from './resources/venues';
import { companyReviews, onetimeUsers, userRoutes, users } from './resources/users';
import { requestRoutes, washRequests } from './resources/wash-requests';
import { darkTheme, theme } from './theme/theme';

/** What is read stays good for so long. */
const FRESH_MS = 5_000;

const leaveByBrowser: LeaveFor = (path) => window.location.replace(path);

/** The table of contents: what the console consists of. */
export function Console({ variant, leaveFor = leaveByBrowser }: { variant: Variant; leaveFor?: LeaveFor }) {
  const [providers] = useState(() => ({
    authProvider: buildAuthProvider(variant, leaveFor),
    queryClient: newQueryClient(FRESH_MS),
    store: buildStore(),
  }));
  useReplacedSession(variant, leaveFor);
  return (
    <VariantContext value={variant}>
      <link rel="manifest" href={`/console/${variant}.webmanifest`} />
      <Admin
        {...providers}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={theme}
        darkTheme={darkTheme}
        title={shellTexts.product}
        layout={AppLayout}
        loading={LoadingScreen}
        notification={ConsoleNotification}
        loginPage={LoginPage}
        dashboard={TopPage}
        catchAll={NotFoundPage}
        accessDenied={AccessDenied}
        requireAuth
        disableTelemetry
      >
        <Resource {...washRequests} />
        <Resource {...users} />
        <Resource {...onetimeUsers} />
        <Resource {...companyReviews} />
        <Resource {...claims} />
        <Resource {...areas} />
        <Resource {...calendar} />
        <Resource {...operationHistories} />
        <Resource {...progressManagement} />
        <Resource {...manualPayments} />
        <Resource {...paymentMessages} />
        <Resource {...paymentAttempts} />
        <Resource {...paymentDifferences} />
        <Resource {...onetimePayments} />
        <Resource {...members} />
        <Resource {...venues} />
        <Resource {...maintenanceSetting} />
        <Resource {...failures} />
        <Resource {...insights} />
        <Resource {...jobs} />
        <CustomRoutes>{requestRoutes}</CustomRoutes>
        <CustomRoutes>{userRoutes}</CustomRoutes>
        <CustomRoutes>{customerRoutes}</CustomRoutes>
        <CustomRoutes>{accountRoutes}</CustomRoutes>
        <CustomRoutes>{paymentRoutes}</CustomRoutes>
        <CustomRoutes>{claimRoutes}</CustomRoutes>
        <CustomRoutes>{routeSheetRoutes}</CustomRoutes>
        <CustomRoutes>{bagLabelRoutes}</CustomRoutes>
        <CustomRoutes>{scanRoutes}</CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={MAINTENANCE_PATH} element={<MaintenancePage />} />
        </CustomRoutes>
      </Admin>
    </VariantContext>
  );
}
