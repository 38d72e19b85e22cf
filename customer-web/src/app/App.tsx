import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { AppRoot } from './AppRoot';
import { Starting } from './Starting';
import { newQueryClient } from './query-client';

export function App() {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Suspense fallback={<Starting />}>
          <AppRoot />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
