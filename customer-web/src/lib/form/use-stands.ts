import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNextLocation } from '../next-location';

/**
 * Whether a screen still stands, and `isThere` too, when an answer comes: it leads away nobody who has left meanwhile. Who
 * is on the way to a screen whose files are still to come has left.
 */
export function useStands(isThere = true) {
  const { pathname } = useLocation();
  const stands = useRef(false);
  const isHere = useNextLocation().pathname === pathname && isThere;
  useEffect(() => {
    stands.current = isHere;
    return () => {
      stands.current = false;
    };
  }, [isHere]);
  return stands;
}
