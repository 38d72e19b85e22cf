import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';

/** How far down each entry of the history was left: the browser restores that before the screen is here. */
const places = new Map<string, number>();

/** When another screen is here the reader starts at the top, or where they were; a screen reader at the page's heading. */
export function usePageStart({ pathname, key }: Location): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const toPlace = useEffectEvent(() => {
    const place = kind === NavigationType.Pop ? places.get(key) : 0;
    if (place !== undefined) window.scrollTo(0, place);
  });
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    toPlace();
    return beginAtHeading();
  }, [pathname]);
  useLayoutEffect(() => {
    const remember = (): unknown => places.set(key, window.scrollY);
    remember();
    window.addEventListener('scroll', remember);
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** The screen may come a moment after its layout; whoever has gone on by then is left where they are. */
function beginAtHeading(): (() => void) | undefined {
  if (focusHeading()) return undefined;
  const stayed = [document.activeElement, document.body];
  const observer = new MutationObserver(() => {
    if (!stayed.includes(document.activeElement) || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
