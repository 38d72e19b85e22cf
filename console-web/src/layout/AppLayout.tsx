import Box from '@mui/material/Box';
import { isStoppedByMaintenance } from '@laundry/shared/rules/permissions';
import { useGetIdentity } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { FailedScreen } from '../components/FailedScreen';
import { LoadingScreen } from '../components/LoadingScreen';
import { MAINTENANCE_PATH } from '../providers/auth-provider';
import { useMaintenance } from '../providers/maintenance';
import type { Operator } from '../providers/operator';
import { OperatorProvider } from '../providers/OperatorContext';
import { AppHeader } from './AppHeader';
import { SkipLink } from './SkipLink';

/** The frame of every screen behind the login: no screen is drawn before it is known who looks at it. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { identity, error, isPending, refetch } = useGetIdentity();
  const maintenance = useMaintenance();
  const { pathname } = useLocation();

  if (isPending) return <LoadingScreen />;
  if (error || identity === undefined) return <FailedScreen error={error} onRetry={() => void refetch?.()} />;
  const operator = identity as Operator;
  if (maintenance.data?.maint_flg === 1 && isStoppedByMaintenance(operator))
    return <Navigate to={MAINTENANCE_PATH} replace />;

  return (
    <OperatorProvider value={operator}>
      <SkipLink />
      <AppHeader operator={operator} />
      <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', p: { xs: 1.5, md: 2.5 } }}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </OperatorProvider>
  );
}
