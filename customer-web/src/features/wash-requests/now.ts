import type { JstDateTime } from '@laundry/shared/time/jst';
import { useEffect, useState } from 'react';
import { nowJst } from '@laundry/web-kit/now-jst';

const TICK_MS = 20_000;

/** Now in Japan, moving on while a screen stands open: a time that has become too early is seen to be so. */
export function useNow(): JstDateTime {
  const [now, setNow] = useState(nowJst);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowJst()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
