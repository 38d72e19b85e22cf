import Box from '@mui/material/Box';
import { callerOf, isStoppedByMaintenance } from '@laundry/shared/rules/accounts/permissions';
import { type LateAnswer, LateAnswerContext } from '@laundry/web-kit/forms/late-answer';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { usePageStart } from '@laundry/web-kit/loading/use-page-start';
import { useGetIdentity, useNotify } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BrokenScreen } from '../components/loading/BrokenScreen';
import { FailedScreen } from '../components/loading/FailedScreen';
import { LoadingScreen } from '../components/loading/LoadingScreen';
import { useIsPhone } from '../theme/useIsPhone';
import { MAINTENANCE_PATH } from '../providers/session/auth-provider';
import { useMaintenance } from '../providers/maintenance';
import type { Operator } from '../providers/access/operator';
import { OperatorProvider } from '../providers/access/OperatorContext';
import { problemLines } from '../providers/api/problem';
import { AppHeader } from './AppHeader';
import { useReturns } from './back/useReturns';
import { ConfirmIdentity } from './ConfirmIdentity';
import { LiveUpdates } from './live/LiveUpdates';
import { Keys } from './keys/Keys';
import { BottomBar } from './BottomBar';
import { SecondFactorBanner } from './SecondFactorBanner';
import { SideRail } from './SideRail';
import { BOTTOM_BAR } from '../theme/frame';
import { SkipLink } from './SkipLink';

const UnsentSender = lazily(() => import('../resources/wash-requests/unsent/UnsentSender'));

/** The frame of every screen behind the login: no screen is drawn before it is known who looks at it. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { identity, error, isPending, refetch } = useGetIdentity();
  const maintenance = useMaintenance();
  const location = useLocation();
  const isPhone = useIsPhone();
  usePageStart(location);
  useReturns();

  if (isPending) return <LoadingScreen />;
  if (error || identity === undefined) return <FailedScreen error={error} onRetry={() => void refetch?.()} />;
  const operator = identity as Operator;
  if (maintenance.data?.maint_flg === 1 && isStoppedByMaintenance(operator))
    return <Navigate to={MAINTENANCE_PATH} replace />;

  return (
    <OperatorProvider value={operator}>
      <SkipLink />
      <ConfirmIdentity />
      <Keys operator={operator} />
      <LiveUpdates operator={operator} />
      {callerOf(operator) === 'delivery' && (
        <ScreenBoundary place={location.pathname} Failure={Nothing}>
          <Suspense>
            <UnsentSender />
          </Suspense>
        </ScreenBoundary>
      )}
      <AppHeader operator={operator} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {!isPhone && <SideRail operator={operator} />}
        <Box component="main" id="main" tabIndex={-1} sx={main}>
          <SecondFactorBanner operator={operator} />
          <ScreenBoundary place={location.pathname} Failure={BrokenScreen}>
            <LateAnswers>
              <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
            </LateAnswers>
          </ScreenBoundary>
        </Box>
      </Box>
      {isPhone && <BottomBar operator={operator} />}
    </OperatorProvider>
  );
}

const main = {
  flex: 1,
  minWidth: 0,
  outline: 'none',
  p: { xs: 1.5, md: 2.5 },
  pb: { xs: `calc(12px + ${BOTTOM_BAR})`, md: 2.5 },
};

const Nothing = () => null;

/** Whoever has left a screen before its answer came is told of a refusal wherever they are. */
function LateAnswers({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const tell = (answer: LateAnswer | null) => {
    if (answer !== null && answer.error !== null)
      notify(problemLines(answer.error).join('\n'), { type: 'error', multiLine: true });
  };
  return <LateAnswerContext value={tell}>{children}</LateAnswerContext>;
}
