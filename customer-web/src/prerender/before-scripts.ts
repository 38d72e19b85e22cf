// What runs before the page's own scripts. The build writes each function as text into a small file: it uses its
// parameters, and nothing else of this file or another.
import type { Lang } from '@laundry/shared/constants/langs';

/** Before anything is drawn: the language that is stored, and whether a visitor or a customer is here. */
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

/**
 * A page that is there to be read asks for its scripts when somebody begins to use it, or a while later, so that they take
 * neither line nor processor from its text. Links work meanwhile, and so does the choice of a language: the page stands in
 * both. Runs before `place`, which uses up the templates.
 */
export function startLater(document: Document, window: Window, waitMillis: number, langKey: string): void {
  const root = document.getElementById('root');
  const { lang, dataset } = document.documentElement;
  const ask = (): void => {
    const chosen = document.documentElement.lang;
    const links = document.querySelector<HTMLTemplateElement>(`template[data-scripts="${chosen}"]`);
    if (links) document.head.append(links.content);
  };
  // A customer is led on from here; without a line this page stands for all others.
  if (root === null || dataset['first'] !== lang || root.dataset['path'] !== window.location.pathname) {
    ask();
    return;
  }
  root.dataset['read'] = lang;
  // Still to come behind this script: everything is here.
  document.addEventListener('DOMContentLoaded', () => root.querySelector('.shell-late')?.remove());
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-first]')];
  const pageIn = (wanted: string | undefined) => templates.find((each) => each.dataset['first'] === wanted);
  const states = () => [...root.querySelectorAll<HTMLInputElement & HTMLDetailsElement>('input, select, details')];
  const turn = (wanted: string): void => {
    const [from, to] = [pageIn(root.dataset['read']), pageIn(wanted)];
    if (from === undefined || to === undefined || from === to) return;
    const before = states();
    from.content.append(...root.childNodes);
    root.append(to.content);
    // What was entered and opened goes along.
    states().forEach((state, place) =>
      Object.assign(state, { value: before[place]?.value, open: before[place]?.open }),
    );
    root.querySelector<HTMLElement>(`button[lang="${wanted}"]`)?.focus();
    root.dataset['read'] = wanted;
    document.documentElement.lang = wanted;
    document.title = to.dataset['title'] ?? document.title;
    try {
      window.localStorage.setItem(langKey, wanted);
    } catch {
      // Full: it holds for this page.
    }
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[lang]') : null;
    if (button !== null) turn(button.lang);
  });
  window.startsAfter = new Promise<void>((resolve) => {
    const use = (): void => resolve();
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'])
      window.addEventListener(sign, use, { capture: true, once: true });
    window.setTimeout(use, waitMillis);
  }).then(ask);
}
