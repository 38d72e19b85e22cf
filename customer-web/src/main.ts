import { START_FAILED } from './prerender/start-failed';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/shell.css';

/** The page's own text is shown before its scripts take the processor; a page in the background shows nothing. */
function whenPainted(): Promise<unknown> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void (window.startsAfter ?? whenPainted())
  .then(() => import('./start'))
  // Told by what runs before all scripts (prerender/before-scripts.ts).
  .catch(() => window.dispatchEvent(new Event(START_FAILED)));
