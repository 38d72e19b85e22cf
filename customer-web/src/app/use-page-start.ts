import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** When another screen is here the reader starts at the top, and a screen reader at the page's heading. */
export function usePageStart(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
