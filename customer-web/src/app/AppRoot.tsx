import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router';
import { Meanwhile, type News } from '@laundry/web-kit/forms/meanwhile';
import { NextLocation } from '../lib/next-location';
import { MaintenanceGate } from './MaintenanceGate';
import { MeanwhileNews } from './MeanwhileNews';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { ScreenComing } from './loading/ScreenComing';
import { EverythingFailed } from './loading/failures';
import { AppRoutes } from './pages/router';
import { useAcquisition } from '../lib/acquisition';
import { usePageStart } from './use-page-start';

/** What stands around every screen, whoever looks at it. A screen is shown until the next one has loaded completely. */
export function AppRoot() {
  const next = useLocation();
  const arrived = useDeferredValue(next);
  // Steps and tabs of the current screen need not be waited for.
  const shown = arrived.pathname === next.pathname ? next : arrived;
  const [news, setNews] = useState<News | null>(null);
  usePageStart(shown.pathname);
  useAcquisition();
  return (
    <ScreenBoundary Failure={EverythingFailed}>
      <NextLocation value={next}>
        {shown !== next && <ScreenComing />}
        <Meanwhile value={setNews}>
          <MaintenanceGate pathname={shown.pathname}>
            <AppRoutes location={shown} />
          </MaintenanceGate>
        </Meanwhile>
        {news !== null && <MeanwhileNews news={news} onClose={() => setNews(null)} />}
      </NextLocation>
    </ScreenBoundary>
  );
}
