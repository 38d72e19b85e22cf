// What runs before the page's own scripts. The build writes each function as text into a file of its own: it uses its
// parameters, and nothing else of this file or another.
import type { Lang } from '@laundry/shared/constants/langs';

/** Before anything is drawn: the language that is kept, and whether a visitor or a customer is here. */
export function choose(
  { documentElement }: Document,
  { localStorage }: Window,
  keys: { readonly lang: string; readonly token: string },
): void {
  const lang = localStorage.getItem(keys.lang) === 'en' ? 'en' : 'ja';
  documentElement.lang = lang;
  documentElement.dataset['first'] = localStorage.getItem(keys.token) ? 'shell' : lang;
}

/**
 * The words stand, and a script behind them does not come: says so, and loads the page anew as soon as the server can
 * be reached and the page may be.
 */
export function watchScripts(
  document: Document,
  window: Window,
  words: Readonly<Record<Lang, string>>,
  startFailed: string,
  mayReload: () => boolean,
): void {
  const lookAgainMillis = 5_000;
  const look = (): void => {
    window.fetch('/health/live').then(
      ({ ok }) => {
        if (ok && mayReload()) window.location.reload();
      },
      () => undefined, // still no line
    );
  };
  const tell = (): void => {
    const said = document.createElement('p');
    said.className = 'shell-trouble';
    said.setAttribute('role', 'alert');
    said.textContent = words[document.documentElement.lang === 'en' ? 'en' : 'ja'];
    document.body.prepend(said);
    window.addEventListener('online', look);
    window.setInterval(look, lookAgainMillis);
  };
  window.addEventListener(startFailed, tell, { once: true });
  document.addEventListener(
    'error',
    ({ target }) => {
      const isMain = target instanceof HTMLScriptElement && target.type === 'module';
      if (isMain) window.dispatchEvent(new Event(startFailed));
    },
    true,
  );
}

/** Of the templates that stand before it, the chosen one becomes the page. */
export function place(document: Document): void {
  const { first = 'ja' } = document.documentElement.dataset;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-first="${first}"]`);
  if (template === null) return;
  document.title = template.dataset['title'] ?? document.title;
  document.getElementById('root')?.replaceChildren(template.content);
}
