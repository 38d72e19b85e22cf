import { CustomRoutes, memoryStore } from 'ra-core';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router';
import { ConsoleNotification } from './layout/ConsoleNotification';
import { NotFoundPage } from './components/NotFoundPage';
import { i18nProvider } from './i18n/i18n-provider';
import { shellTexts } from './i18n/shell';
import { AppLayout } from './layout/AppLayout';
import { LoadingScreen } from './components/LoadingScreen';
import { LoginPage } from './pages/login/LoginPage';
import { MaintenancePage } from './pages/maintenance/MaintenancePage';
import { TopPage } from './pages/top/TopPage';
import { MAINTENANCE_PATH, type LeaveFor, buildAuthProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { buildQueryClient } from './providers/query-client';
import type { Variant } from './providers/variant';
import { VariantContext } from './providers/VariantContext';
import { areas } from './resources/areas/resource';
import { calendar } from './resources/calendar/resource';
import { operationHistories } from './resources/operation-histories/resource';
import { users } from './resources/users/resource';
import { requestRoutes, washRequests } from './resources/wash-requests/resource';
import { theme } from './theme/theme';

const leaveByBrowser: LeaveFor = (path) => window.location.replace(path);

/** The table of contents: what the console consists of. */
export function Console({ variant, leaveFor = leaveByBrowser }: { variant: Variant; leaveFor?: LeaveFor }) {
  const [providers] = useState(() => ({
    authProvider: buildAuthProvider(variant, leaveFor),
    queryClient: buildQueryClient(),
    store: memoryStore(),
  }));
  return (
    <VariantContext value={variant}>
      <Admin
        {...providers}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        theme={theme}
        darkTheme={null}
        title={shellTexts.product}
        layout={AppLayout}
        loading={LoadingScreen}
        notification={ConsoleNotification}
        loginPage={LoginPage}
        dashboard={TopPage}
        catchAll={NotFoundPage}
        requireAuth
        disableTelemetry
      >
        <Resource {...washRequests} />
        <Resource {...users} />
        <Resource {...areas} />
        <Resource {...calendar} />
        <Resource {...operationHistories} />
        <CustomRoutes>{requestRoutes}</CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={MAINTENANCE_PATH} element={<MaintenancePage />} />
        </CustomRoutes>
      </Admin>
    </VariantContext>
  );
}
