import { useEffect, useRef } from 'react';

/** Brings an element into sight whenever it appears, or is `about` something else; the page's scroll padding keeps it clear of bars. */
export function useInSight(about: unknown = null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return place;
}
