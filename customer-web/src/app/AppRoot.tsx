import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LateAnswerContext, type LateAnswer } from '@laundry/web-kit/forms/late-answer';
import { NextLocation } from '../lib/next-location';
import { MaintenanceGate } from './MaintenanceGate';
import { LateAnswerNotice } from './LateAnswerNotice';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { ScreenComing } from './loading/ScreenComing';
import { EverythingFailed } from './loading/failures';
import { AppRoutes } from './pages/router';
import { usePageStart } from '@laundry/web-kit/loading/use-page-start';

/** What stands around every screen, whoever looks at it. A screen is shown until the next one has loaded completely. */
export function AppRoot() {
  const next = useLocation();
  const arrived = useDeferredValue(next);
  // Steps and tabs of the current screen need not be waited for.
  const shown = arrived.pathname === next.pathname ? next : arrived;
  const [late, setLate] = useState<LateAnswer | null>(null);
  usePageStart(shown);
  useEffect(() => {
    // Most visits come from no other page.
    if (document.referrer === '' && window.location.search === '') return;
    import('../lib/acquisition/visit-source').then(({ tellSource }) => tellSource()).catch(() => undefined);
  }, []);
  return (
    <ScreenBoundary Failure={EverythingFailed}>
      <NextLocation value={next}>
        {shown !== next && <ScreenComing />}
        <LateAnswerContext value={setLate}>
          <MaintenanceGate pathname={shown.pathname}>
            <AppRoutes location={shown} />
          </MaintenanceGate>
        </LateAnswerContext>
        {late !== null && <LateAnswerNotice answer={late} onClose={() => setLate(null)} />}
      </NextLocation>
    </ScreenBoundary>
  );
}
