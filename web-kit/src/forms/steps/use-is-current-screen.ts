import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useNextPath } from './next-path';

/**
 * Whether the screen, and `isThere` of it, is still the current one when an answer comes, so that nobody who has left is
 * navigated or focused. Whoever is on the way to a screen whose files are still loading has left.
 */
export function useIsCurrentScreen(isThere = true): () => boolean {
  const path = useHref(useLocation().pathname);
  const nextPath = useNextPath();
  const isCurrent = useRef(false);
  useEffect(() => {
    isCurrent.current = isThere;
    return () => {
      isCurrent.current = false;
    };
  }, [isThere]);
  return () => isCurrent.current && nextPath() === path;
}
