import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/shell.css';
import { NOT_LOADED } from './i18n/not-loaded';
import { mayReload } from './lib/reload';

const LOOK_AGAIN_MS = 5_000;

/** The page's own text is shown before its scripts take the processor; a page in the background shows nothing. */
function whenPainted(): Promise<unknown> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The words stand, and nothing behind them answers: says so, and loads the page anew as soon as the server can be reached. */
function comeBack(): void {
  const said = document.createElement('p');
  said.className = 'shell-trouble';
  said.role = 'alert';
  said.textContent = NOT_LOADED[document.documentElement.lang === 'en' ? 'en' : 'ja'];
  document.body.prepend(said);
  const look = () =>
    fetch('/health/live').then(
      ({ ok }) => ok && mayReload() && window.location.reload(),
      () => undefined, // still no line
    );
  window.addEventListener('online', () => void look());
  setInterval(() => void look(), LOOK_AGAIN_MS);
}

void whenPainted()
  .then(() => import('./start'))
  .catch(comeBack);
