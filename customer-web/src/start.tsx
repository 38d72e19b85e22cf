import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadFirstScreen } from './app/pages/first-screen';
import { currentLang } from './i18n/language';
import { tabStore } from './lib/session/tab-store';
import { LoadFailed } from '@laundry/web-kit/loading/load-once';
import { prepareOfflinePage } from '@laundry/web-kit/offline/prepare-offline-page';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
document.documentElement.lang = currentLang();
/** A screen that did not arrive says so itself, and comes by itself. */
const report = (error: unknown): void => {
  const isKnown = error instanceof LoadFailed || (error instanceof Error && error.cause instanceof LoadFailed);
  if (!isKnown) reportError(error);
};
const root = createRoot(place, { onCaughtError: report, onRecoverableError: report });
if (import.meta.env.PROD) prepareOfflinePage('/sw.js', '/');
// What does not come now comes with the next page: nothing that is over is ever read.
if (tabStore.names().length > 0)
  void import('./lib/form/end-drafts').then((ends) => ends.endDraftsInTime()).catch(() => undefined);
// What the page shows meanwhile stays until the screen can take its place.
void loadFirstScreen(window.location.pathname).then(() =>
  // In pieces: a phone stays responsive, however large the screen is.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
