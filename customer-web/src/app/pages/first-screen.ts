import { matchPath } from 'react-router';
import { loadTexts } from '../../i18n/texts';
import { readToken } from '../../lib/session/session-token';
import type { PageRoute } from './page-route';
import { CUSTOMER_PAGES, GUEST_PAGES, OPEN_PAGES } from './pages';
import { CustomerLayout } from './router';

/**
 * Code and words of the screen at an address, so that it can be drawn at once and whole; only the words where the visitor
 * will be led to another. What does not arrive is told by the screen itself.
 */
export async function loadFirstScreen(pathname: string): Promise<void> {
  const open = pageAt(pathname, [...GUEST_PAGES, ...OPEN_PAGES]);
  const customers = readToken() === null ? undefined : pageAt(pathname, CUSTOMER_PAGES);
  await Promise.allSettled([
    loadTexts('common', 'shell'),
    open?.Screen.load(),
    ...(customers ? [customers.Screen.load(), CustomerLayout.load()] : []),
  ]);
}

export const pageAt = (pathname: string, pages: readonly PageRoute[]) =>
  pages.find(({ path }) => matchPath(path, pathname) !== null);
