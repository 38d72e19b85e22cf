import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadFirstScreen } from './app/pages/first-screen';
import { LANGS } from '@laundry/shared/constants/langs';
import { currentLang } from './i18n/language';
import { changeLanguage } from './i18n/texts';
import { readToken } from './lib/session/session-token';
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
if (import.meta.env.PROD) prepareOfflinePage('/sw.js', '/');
// What does not come now comes with the next page: nothing that is over is ever read.
if (tabStore.names().length > 0)
  void import('./lib/form/end-drafts').then((ends) => ends.endDraftsInTime()).catch(() => undefined);
/** Of a page that is read, another language may be chosen while its scripts are on their way. */
async function followLanguage(): Promise<void> {
  const shown = () => LANGS.find((lang) => lang === place?.dataset['read']) ?? currentLang();
  while (shown() !== currentLang()) await changeLanguage(shown());
}

// What the page shows meanwhile stays until the screen can take its place.
void loadFirstScreen(window.location.pathname)
  .then(followLanguage)
  // Its words did not come: the screen is drawn in those that did.
  .catch(() => undefined)
  .then(() =>
    // In pieces: a phone stays responsive, however large the screen is.
    startTransition(() => {
      const app = (
        <StrictMode>
          <App />
        </StrictMode>
      );
      const options = { onCaughtError: report, onRecoverableError: report };
      if (place.dataset['read'] === currentLang() && readToken() === null) hydrateRoot(place, app, options);
      else createRoot(place, options).render(app);
      delete place.dataset['read'];
    }),
  );
