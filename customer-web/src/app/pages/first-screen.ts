import { loadTexts } from '../../i18n/texts';
import { readToken } from '../../lib/session/session-token';
import { CUSTOMER_PAGES, GUEST_PAGES, OPEN_PAGES, pageAt } from './pages';
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
