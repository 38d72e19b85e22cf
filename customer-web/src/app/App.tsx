import { QueryClientProvider } from '@tanstack/react-query';
import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useTurnsElsewhere } from '../lib/session/session-token';
import { AppRoot } from './AppRoot';
import { Starting } from './loading/Starting';
import { TextsFailed } from './loading/failures';

/** How long an answer counts as fresh. */
const FRESH_MS = 10_000;

/** Mounted anew for each visitor: when another tab signs in or out, nothing of the previous one stays on this page. */
export function App() {
  return <VisitorsApp key={useTurnsElsewhere()} />;
}

/** The address changes at once; `AppRoot` keeps the old screen until the next one has loaded. */
function VisitorsApp() {
  const [queries] = useState(() => newQueryClient(FRESH_MS));
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter useTransitions={false}>
        <Screens />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The same in the browser and in a prerendered page, which is hydrated by it. */
export function Screens() {
  return (
    <Suspense fallback={<Starting />}>
      <ScreenBoundary Failure={TextsFailed}>
        <AppRoot />
      </ScreenBoundary>
    </Suspense>
  );
}
