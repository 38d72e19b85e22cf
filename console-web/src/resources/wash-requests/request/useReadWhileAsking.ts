import { useEffect, useState } from 'react';
import { useHeard } from '../../../providers/live/live-store';

const TEN_SECONDS = 10_000;

/**
 * While a question is open, what others do waits (providers/live); what may take away its very subject is looked for all the
 * same: as soon as something is heard, and every so often where nothing can be. `read` stays the same function from one
 * drawing to the next, such as a query's `refetch`: another one would begin the ten seconds anew.
 */
export function useReadWhileAsking(isAsking: boolean, read: (() => unknown) | null): void {
  const heard = useHeard();
  const [before, setBefore] = useState(heard);
  // What was heard before the question was opened has been read.
  if (!isAsking && before !== heard) setBefore(heard);
  const isNews = isAsking && heard !== null && heard !== before;
  useEffect(() => {
    if (isNews) read?.();
  }, [isNews, heard, read]);
  useEffect(() => {
    if (!isAsking || read === null) return;
    const timer = setInterval(read, TEN_SECONDS);
    return () => clearInterval(timer);
  }, [isAsking, read]);
}
