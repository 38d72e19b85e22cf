import type { Lang } from '@laundry/shared/constants/langs';
import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { mayReload } from '@laundry/web-kit/loading/reload';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Screens } from '../app/App';
import { loadFirstScreen } from '../app/pages/first-screen';
import { GUEST_PAGES, OPEN_PAGES, pageAt } from '../app/pages/pages';
import { LANG_KEY } from '../i18n/language';
import { NOT_LOADED } from '../i18n/not-loaded';
import { changeLanguage, useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';
import { RELOADS } from '../app/loading/recovery';
import { TOKEN_KEY } from '../lib/session/session-token';
import { choose, place, startLater, watchScripts } from './before-scripts';
import { Head } from './Head';
import { START_FAILED } from './start-failed';

const visitorsPage = (path: string) => pageAt(path, [...GUEST_PAGES, ...OPEN_PAGES]);

/** The pages on which visitors arrive, the modules of their screens, and their words. */
export const FIRST_PAGES = [
  firstPage(PATHS.home, 'routes/HomePage.tsx', { isRead: true }),
  firstPage(PATHS.login, 'routes/LoginPage.tsx'),
  firstPage(PATHS.register, 'routes/RegisterPage.tsx'),
  firstPage(PATHS.faq, 'routes/FaqPage.tsx', { isRead: true }),
];

/** What is there to be read knows nothing of the device: it is hydrated, and its scripts come later. */
function firstPage(path: string, screen: string, { isRead = false } = {}) {
  const page = visitorsPage(path);
  if (page === undefined) throw new Error(`${path} is no page for visitors`);
  return { path, screen, texts: page.texts, isRead };
}

type FirstPage = (typeof FIRST_PAGES)[number];
/** How long a page is left to whoever reads it: until they have found their way in it. */
const READ_MS = 5_000;

export interface PrerenderedPage {
  /** What search engines, and those with whom it is shared, are told of it. */
  head: string;
  /** What takes its place in the page where its language is chosen. */
  template: string;
}

/**
 * A page as a visitor sees it first, run when the web is built. In one with fields what is typed or pressed waits for the
 * script. Each language stands in a template of its own: in the page, ids and names are there once.
 */
export async function prerender({ path, isRead }: FirstPage, lang: Lang): Promise<PrerenderedPage> {
  await loadFirstScreen(path);
  await changeLanguage(lang);
  const queries = newQueryClient(0);
  const around = (children: ReactNode) => (
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>{children}</StaticRouter>
    </QueryClientProvider>
  );
  const app = around(<Screens />);
  const html = isRead ? renderToString(app) : waiting(renderToStaticMarkup(app));
  const screen = html.replaceAll(/<link rel="preload"[^<>]*>/g, '');
  let title = '';
  const page = visitorsPage(path);
  const PageHead = () => {
    const { site_name } = useTexts('common');
    const meta = page?.useMeta() ?? { title: '' };
    title = `${meta.title}｜${site_name}`;
    return <Head path={path} title={title} description={meta.description ?? ''} />;
  };
  const head = renderToStaticMarkup(around(<PageHead />));
  queries.clear(); // its timers would keep the build waiting
  if (!screen.includes('<h1')) throw new Error(`${path} would be prerendered without its screen`);
  return { head, template: templateOf(lang, title, screen) };
}

function templateOf(lang: Lang, title: string, screen: string): string {
  const template = renderToStaticMarkup(<template data-first={lang} data-title={title} />);
  return template.replace('</', () => `${screen}</`);
}

/** Replaced by what React draws: until then its fields and buttons do not answer. */
const waiting = (screen: string): string =>
  `<div class="first" aria-busy="true">${screen.replaceAll(/<(input|select|textarea|button)\b/g, '<$1 disabled=""')}</div>`;

const KEYS = { lang: LANG_KEY, token: TOKEN_KEY };
const WATCHED = [
  JSON.stringify(NOT_LOADED),
  JSON.stringify(START_FAILED),
  `() => (${mayReload.toString()})(window, ${JSON.stringify(RELOADS)})`,
];

/** Runs first on every page: beside the style sheet, and waited for. */
export const BEFORE_ALL = [
  // Watched first: it tells what goes wrong behind it, a browser that refuses its storage too.
  `(${watchScripts.toString()})(document, window, ${WATCHED.join(', ')});`,
  `(${choose.toString()})(document, window, ${JSON.stringify(KEYS)});`,
].join('\n');

/** Runs behind the templates of a prerendered page. */
export const PLACE = `(${place.toString()})(document);`;
/** The same, of a page that is there to be read. */
export const PLACE_TO_READ = [
  `(${startLater.toString()})(document, window, ${READ_MS}, ${JSON.stringify(LANG_KEY)});`,
  PLACE,
].join('\n');
