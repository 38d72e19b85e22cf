import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { AppRoot } from './AppRoot';
import { ScreenBoundary } from './ScreenBoundary';
import { Starting } from './Starting';
import { TextsFailed } from './failures';
import { newQueryClient } from './query-client';

export function App() {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Suspense fallback={<Starting />}>
          <ScreenBoundary Failure={TextsFailed}>
            <AppRoot />
          </ScreenBoundary>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
