import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useTurnsElsewhere } from '../lib/session/session-token';
import { AppRoot } from './AppRoot';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { Starting } from './Starting';
import { TextsFailed } from './failures';
import { newQueryClient } from './query-client';

/** One visitor's: where another tab signs somebody else in or out, nothing of the one before stays on this page. */
export function App() {
  return <VisitorsApp key={useTurnsElsewhere()} />;
}

/** The address changes at once; what waits for the next screen is `AppRoot`'s. */
function VisitorsApp() {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter useTransitions={false}>
        <Suspense fallback={<Starting />}>
          <ScreenBoundary Failure={TextsFailed}>
            <AppRoot />
          </ScreenBoundary>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
