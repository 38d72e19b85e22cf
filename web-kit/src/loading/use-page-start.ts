import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** When another screen is here the reader starts at the top, and a screen reader at the page's heading. */
export function usePageStart(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const toTop = useEffectEvent(() => {
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    toTop();
    return beginAtHeading();
  }, [pathname]);
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
