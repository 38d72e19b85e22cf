import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { currentLang } from './i18n/language';
import { LoadFailed } from './lib/kept-load';
import { prepareOfflinePage } from './lib/offline-page';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/shell.css';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
document.documentElement.lang = currentLang();
const root = createRoot(place, {
  // A screen that did not arrive says so itself, and comes by itself.
  onCaughtError: (error) => {
    if (!(error instanceof LoadFailed)) reportError(error);
  },
});
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
prepareOfflinePage();
