import { useEffect, useRef } from 'react';

/** Whether a screen still stands, and `isThere` too, when an answer comes: it leads away nobody who has left meanwhile. */
export function useStands(isThere = true) {
  const stands = useRef(false);
  useEffect(() => {
    stands.current = isThere;
    return () => {
      stands.current = false;
    };
  }, [isThere]);
  return stands;
}
