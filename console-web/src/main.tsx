import { prepareOfflinePage } from '@laundry/web-kit/offline/prepare-offline-page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { basenameOf, variantOfPath } from './providers/access/variant';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Each face is an app of its own: the one is not shown for the other.
if (import.meta.env.PROD) prepareOfflinePage('/console/sw.js', basenameOf(variantOfPath(window.location.pathname)));
