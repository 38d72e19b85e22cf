import { session } from '../../providers/session/session';

/** Where a customer's page was opened from, and by which entry of the browser's history. */
interface Origin {
  readonly address: string;
  readonly entry: string;
}

/** The link that led away from an address: its target, and which of its links to there it was. */
interface Left {
  readonly href: string;
  readonly at: number;
}

const CUSTOMER_PAGE = /\/customers\/\d+$/;
export const isCustomerPage = (path: string): boolean => CUSTOMER_PAGE.test(path);
const REQUEST_PAGE = /\/wash-requests-change\/\d+$/;
export const isRequestPage = (path: string): boolean => REQUEST_PAGE.test(path);

/** Known in this tab until the console is loaded anew or the session ends: nothing of it is written down. */
export const origins = new Map<string, Origin>();
const lefts = new Map<string, Left>();
session.onEnd(() => {
  origins.clear();
  lefts.clear();
});

const linksTo = (href: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** Remembers the link that is followed to a customer's page or a request's. */
export function rememberLeft(address: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  const [path = ''] = href.split('?');
  if (link === null || !(isCustomerPage(path) || isRequestPage(path))) return;
  lefts.set(address, { href, at: linksTo(href).indexOf(link) });
}

/** Goes to the link that led away from here, as soon as it is drawn; whoever has gone on by then is left where they are. */
export function returnToLeft(address: string): (() => void) | undefined {
  const left = lefts.get(address);
  if (left === undefined || focusLeft(left)) return undefined;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasGoneOn = activeElement !== null && activeElement !== document.body && !activeElement.matches('main h1');
    if (hasGoneOn || focusLeft(left)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusLeft({ href, at }: Left): boolean {
  const links = linksTo(href);
  const link = links[at] ?? links[0];
  link?.focus();
  return link !== undefined;
}
