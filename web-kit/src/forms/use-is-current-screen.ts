import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useNextPath } from './next-path';

/**
 * Whether a screen still stands, and `isThere` too, when an answer comes: it leads away nobody who has left meanwhile. Who
 * is on the way to a screen whose files are still to come has left.
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
